import type { BankTransfer } from '@gable/contract/bank-transfers'
import { Button } from '@gable/ui/button'
import { Copy } from 'lucide-react'
import { useMoney } from '#app/features/payments/use-money.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'

/** In groups of four, as banks print it. */
const inGroups = (iban: string) => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What the form of a bank asks for, each copied as such forms take it. */
export function CopyRows({ transfer }: { transfer: BankTransfer }) {
  const { t } = useTranslation('transfers')
  const toMoney = useMoney()
  const { orderNumber, amount, currency, account } = transfer
  return (
    <dl className="transfer-rows">
      <Row label={t('rows.reference')} shown={orderNumber} isLarge />
      <Row label={t('rows.amount')} shown={toMoney(amount, currency)} copied={amount} />
      <Row label={t('rows.holder')} shown={account.holder} isName />
      <Row label={t('rows.iban')} shown={inGroups(account.iban)} copied={account.iban.replaceAll(/\s/g, '')} />
      {account.bic && <Row label={t('rows.bic')} shown={account.bic} />}
      {account.bank && <Row label={t('rows.bank')} shown={account.bank} isName />}
    </dl>
  )
}

type RowProps = { label: string; shown: string; copied?: string; isLarge?: boolean; isName?: boolean }

function Row({ label, shown, copied = shown, isLarge = false, isName = false }: RowProps) {
  const { t } = useTranslation(['transfers', 'common'])
  const isHydrated = useIsHydrated()
  const copy = async () => {
    await navigator.clipboard.writeText(copied)
    showToast({ text: t('common:actions.copied') })
  }
  return (
    <div className="transfer-row">
      <dt>{label}</dt>
      <dd data-large={isLarge}>
        <bdi dir={isName ? 'auto' : 'ltr'}>{shown}</bdi>
      </dd>
      {isHydrated && (
        <dd className="transfer-copy">
          <Button
            variant="secondary"
            size="small"
            aria-label={t('copyOf', { what: label })}
            onClick={() => void copy()}
          >
            <Copy aria-hidden />
            <span>{t('common:actions.copy')}</span>
          </Button>
        </dd>
      )}
    </div>
  )
}
