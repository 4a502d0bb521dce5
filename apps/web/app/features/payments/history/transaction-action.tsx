import { buttonClass } from '@gable/ui/button'
import { Download } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Transaction } from './transaction-row.tsx'

const look = buttonClass({ variant: 'secondary', size: 'small' }, 'transaction-action')

/** The one thing that can be done about a payment as it stands. */
export function TransactionAction({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('transactions')
  const { state, method, reference, packageId, orderNumber, invoiceUrl } = payment
  const named = (action: string) => t('actionFor', { action, order: orderNumber })
  if (invoiceUrl) {
    return (
      <a href={invoiceUrl} className={look} aria-label={named(t('actions.invoice'))}>
        <Download aria-hidden />
        {t('actions.invoice')}
      </a>
    )
  }
  const link = (to: string, words: string) => (
    <LocalLink to={to} className={look} aria-label={named(words)}>
      {words}
    </LocalLink>
  )
  if (state === 'failed' || state === 'cancelled') return link(`/checkout/${packageId}`, t('actions.again'))
  if (state !== 'pending') return null
  return method === 'bank_transfer'
    ? link(`/payment/${reference}/transfer`, t('actions.transfer'))
    : link(`/payment/${reference}`, t('actions.continue'))
}
