import type { Answer } from '@gable/contract/call'
import type { getPaymentDetails } from '@gable/contract/payments'
import { toMinor } from '@gable/domain/currency'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { PaymentState } from '@gable/domain/payment-moves'
import { Badge } from '@gable/ui/badge'
import { Note } from '@gable/ui/note'
import { CreditCard, Landmark, type LucideIcon, Nfc, Smartphone, Wallet } from 'lucide-react'
import { useDay } from '#app/shell/use-day.ts'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { TransactionAction } from './transaction-action.tsx'
import { useMethodName } from './use-method-name.ts'
import { useMoney } from '../use-money.ts'

export type Transaction = Answer<typeof getPaymentDetails>['data'][number]

const tones = {
  succeeded: 'good',
  pending: 'warn',
  failed: 'bad',
  refunded: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<PaymentState, string>

const methodIcons: Record<PaymentMethod, LucideIcon> = {
  stripe: CreditCard,
  paypal: Wallet,
  paystack: Smartphone,
  flutterwave: Nfc,
  bank_transfer: Landmark,
}

export function TransactionRow({ payment }: { payment: Transaction }) {
  const toDay = useDay()
  const toMethodName = useMethodName()
  const toMoney = useMoney()
  const { method, state, amount, currency, createdAt } = payment
  const MethodIcon = methodIcons[method]
  const stateName = useStateName(payment)
  const note = useNote(payment)
  return (
    <li className="transaction">
      <time dateTime={createdAt} className="transaction-day">
        {toDay(createdAt)}
      </time>
      <div className="transaction-what">
        <b dir="auto">{payment.package}</b>
        <small>
          <bdi dir="ltr">{payment.orderNumber}</bdi>
        </small>
      </div>
      <span className="transaction-method">
        <MethodIcon aria-hidden />
        {toMethodName(method)}
      </span>
      <span className="transaction-state">
        <Badge tone={isPartlyRefunded(payment) ? 'neutral' : tones[state]}>{stateName}</Badge>
      </span>
      <bdi className="transaction-amount">{toMoney(amount, currency)}</bdi>
      <TransactionAction payment={payment} />
      {note && (
        <Note tone={note.tone} className="transaction-note">
          {note.text}
        </Note>
      )}
    </li>
  )
}

const isPartlyRefunded = ({ state, refunded, currency }: Transaction) =>
  state === 'succeeded' && (toMinor(refunded, currency) ?? 0) > 0

/** Being inspected or looked at: for whoever sent it that is one. */
const isReceiptChecked = ({ state, receiptState }: Transaction) =>
  state === 'pending' && (receiptState === 'checking' || receiptState === 'sent')

function useStateName(payment: Transaction): string {
  const { t } = useTranslation('transactions')
  if (isPartlyRefunded(payment)) return t('partly')
  return isReceiptChecked(payment) ? t('checkingReceipt') : t(`states.${payment.state}`)
}

/** What the state alone does not say. */
function useNote(payment: Transaction): { tone: 'warn' | 'bad' | 'info'; text: string } | undefined {
  const { t } = useTranslation('transactions')
  const toMoney = useMoney()
  const { state, method, refunded, currency } = payment
  if (state === 'failed') return { tone: 'bad', text: t('notes.failed') }
  if (isReceiptChecked(payment)) return { tone: 'info', text: t('notes.receipt') }
  if (state === 'pending' && method === 'bank_transfer') return { tone: 'warn', text: t('notes.transfer') }
  if (!isPartlyRefunded(payment)) return undefined
  return { tone: 'info', text: t('notes.refunded', { amount: isolate(toMoney(refunded, currency)) }) }
}
