import { paymentMethods } from '@gable/domain/payment-methods'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Search } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { maxOrderNumber, type TransactionQuery } from './transaction-query.ts'
import type { PaymentTotal } from './transaction-totals.ts'
import { useMethodName } from './use-method-name.ts'

type TransactionToolsProps = { query: TransactionQuery; years: readonly number[]; totals: readonly PaymentTotal[] }

/** A form that asks for another address; without scripts a button sends it. */
export function TransactionTools({ query, years, totals }: TransactionToolsProps) {
  const { t } = useTranslation('transactions')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const toMethodName = useMethodName()
  const submit = useSubmit()
  const toYear = new Intl.NumberFormat(locale, { useGrouping: false })
  const used = paymentMethods.filter((method) => totals.some((one) => one.method === method))
  const choice = {
    'aria-describedby': 'transactions-hint',
    onChange: ({ target: { form } }: ChangeEvent<HTMLSelectElement>) => void submit(form, { preventScrollReset: true }),
  }
  return (
    <search>
      <Form method="get" action={toLocal('/user/transactions')} className="transaction-tools">
        {query.state && <input type="hidden" name="status" value={query.state} />}
        <TextInput
          // Another search is another beginning of what is typed.
          key={`order ${query.order}`}
          type="search"
          name="order"
          isSmall
          aria-label={t('filters.order')}
          placeholder={t('filters.order')}
          defaultValue={query.order}
          maxLength={maxOrderNumber}
          autoComplete="off"
          start={<Search className="size-4.5 flex-none text-ink-soft" aria-hidden />}
        />
        <Select
          {...choice}
          key={`year ${query.year}`}
          name="year"
          isSmall
          aria-label={t('filters.year')}
          defaultValue={query.year ?? ''}
        >
          <option value="">{t('filters.anyYear')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {toYear.format(year)}
            </option>
          ))}
        </Select>
        <Select
          {...choice}
          key={`method ${query.method}`}
          name="method"
          isSmall
          aria-label={t('filters.method')}
          defaultValue={query.method ?? ''}
        >
          <option value="">{t('filters.anyMethod')}</option>
          {used.map((method) => (
            <option key={method} value={method}>
              {toMethodName(method)}
            </option>
          ))}
        </Select>
        <VisuallyHidden>
          <span id="transactions-hint">{t('filters.hint')}</span>
        </VisuallyHidden>
        <noscript>
          <button type="submit" className="ui-button ui-button-secondary">
            {t('filters.apply')}
          </button>
        </noscript>
      </Form>
    </search>
  )
}
