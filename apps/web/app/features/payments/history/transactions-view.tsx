import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Download } from 'lucide-react'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { RangedPageLinks } from '#app/shell/page-links.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { TabLinks } from '#app/shell/tab-links.tsx'
import type { LoadedTransactions } from './load-transactions.server.ts'
import { transactionPath } from './transaction-query.ts'
import { TransactionRow } from './transaction-row.tsx'
import { TransactionTools } from './transaction-tools.tsx'
import { countByState, paidIn, type PaymentTotal, yearsOf } from './transaction-totals.ts'
import './transactions.css'
import { transactionsPerPage } from './transactions-per-page.ts'
import { useMoney } from '../use-money.ts'

const tabOrder = ['succeeded', 'pending', 'failed', 'refunded', 'cancelled'] as const

export function TransactionsView({ loaded }: { loaded: LoadedTransactions }) {
  const { t } = useTranslation('transactions')
  const { query, payments, total, totals, thisYear } = loaded
  const counts = countByState(totals, query)
  const columns = [t('csv.day'), t('for'), t('csv.method'), t('csv.state'), t('csv.amount')]
  if (totals.length === 0) return <NoTransactions />
  return (
    <>
      <AccountHead title={t('title')} text={<PaidIn totals={totals} year={query.year ?? thisYear} />}>
        <TableLink />
      </AccountHead>
      <TabLinks
        label={t('tabs.label')}
        tabs={[undefined, ...tabOrder].map((state) => ({
          to: transactionPath({ ...query, state, page: 1 }),
          label: state ? t(`states.${state}`) : t('tabs.all'),
          isCurrent: query.state === state,
          count: counts[state ?? 'all'],
          tone: state === 'pending' ? ('warn' as const) : undefined,
        }))}
      />
      <TransactionTools query={query} years={yearsOf(totals)} totals={totals} />
      {payments.length === 0 ? (
        <NothingFound />
      ) : (
        <div className="transactions">
          <div className="transactions-head" aria-hidden>
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          <ul>
            {payments.map((payment) => (
              <TransactionRow key={payment.reference} payment={payment} />
            ))}
          </ul>
        </div>
      )}
      <RangedPageLinks
        page={query.page}
        pageCount={Math.ceil(total / transactionsPerPage)}
        pageSize={transactionsPerPage}
        total={total}
        pathOf={(page) => transactionPath({ ...query, page })}
      />
    </>
  )
}

/** What the year cost; where nothing was paid, what the page is for. */
function PaidIn({ totals, year }: { totals: readonly PaymentTotal[]; year: number }) {
  const { t } = useTranslation('transactions')
  const { locale } = useLanguage()
  const toMoney = useMoney()
  const paid = paidIn(totals, year)
  if (paid.length === 0) return t('text')
  const amounts = paid.map(({ amount, currency }) => toMoney(amount, currency))
  return t('paidIn', {
    amount: isolate(new Intl.ListFormat(locale).format(amounts)),
    year: new Intl.NumberFormat(locale, { useGrouping: false }).format(year),
  })
}

/** A browser saves what it gets there. */
function TableLink() {
  const { t } = useTranslation('transactions')
  const { code } = useLanguage()
  return (
    <a
      href={`/api/payments-csv?language=${code}`}
      download
      title={t('csv.hint')}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Download aria-hidden />
      {t('csv.download')}
    </a>
  )
}

function NoTransactions() {
  const { t } = useTranslation('transactions')
  return (
    <>
      <AccountHead title={t('title')} text={t('text')} />
      <EmptyState
        illustration="mailbox"
        title={t('none.title')}
        actions={
          <LocalLink to="/subscription-plan" className={buttonClass()}>
            {t('none.plans')}
          </LocalLink>
        }
      >
        {t('none.text')}
      </EmptyState>
    </>
  )
}

function NothingFound() {
  const { t } = useTranslation('transactions')
  return (
    <EmptyState
      title={t('nothing.title')}
      actions={
        <LocalLink to="/user/transactions" className={buttonClass({ variant: 'secondary' })}>
          {t('nothing.clear')}
        </LocalLink>
      }
    >
      {t('nothing.text')}
    </EmptyState>
  )
}
