import type { BankTransfer } from '@gable/contract/bank-transfers'
import { Check, Crown } from 'lucide-react'
import { useMoney } from '#app/features/payments/use-money.ts'
import { useDay } from '#app/shell/use-day.ts'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { CancelTransfer } from './cancel-transfer.tsx'

/** What is bought, how it goes on, and until when. */
export function TransferOrder({ transfer }: { transfer: BankTransfer }) {
  const { t } = useTranslation('transfers')
  const toMoney = useMoney()
  const toDay = useDay()
  const { name, amount, currency, expiresAt, receiptState, reference } = transfer
  const isWaiting = receiptState === 'none' || receiptState === 'refused'
  return (
    <aside className="ui-panel transfer-order" aria-labelledby="transfer-order">
      <h2 id="transfer-order" className="type-block">
        {t('order.title')}
      </h2>
      <p className="flex items-center gap-3">
        <span className="verification-disc" aria-hidden>
          <Crown />
        </span>
        <b className="min-w-0 font-medium wrap-anywhere" dir="auto">
          {name}
        </b>
      </p>
      <p className="transfer-total">
        <b>{t('order.total')}</b>
        <bdi className="type-section">{toMoney(amount, currency)}</bdi>
      </p>
      <Steps transfer={transfer} isWaiting={isWaiting} />
      {isWaiting && (
        <p className="text-12 text-ink-soft">
          {t('expiry', { date: isolate(toDay(expiresAt)) })} <CancelTransfer reference={reference} />
        </p>
      )}
    </aside>
  )
}

function Steps({ transfer, isWaiting }: { transfer: BankTransfer; isWaiting: boolean }) {
  const { t } = useTranslation('transfers')
  const toDay = useDay()
  const { name, createdAt, expiresAt } = transfer
  return (
    <ol className="verification-steps" aria-label={t('steps.label')}>
      <li data-state="done">
        <i>
          <Check aria-hidden />
        </i>
        <span>{t('steps.placed')}</span>
        <small>{toDay(createdAt)}</small>
      </li>
      <li data-state={isWaiting ? 'current' : 'done'} aria-current={isWaiting ? 'step' : undefined}>
        <i>{!isWaiting && <Check aria-hidden />}</i>
        <span>{t(isWaiting ? 'steps.receipt' : 'steps.sent')}</span>
        {isWaiting && <small>{t('steps.by', { date: toDay(expiresAt) })}</small>}
      </li>
      <li data-state={isWaiting ? undefined : 'current'} aria-current={isWaiting ? undefined : 'step'}>
        <i />
        <span>{t('steps.check')}</span>
        <small>{t('steps.oneDay')}</small>
      </li>
      <li>
        <i />
        <span>{t('steps.starts', { name: isolate(name) })}</span>
      </li>
    </ol>
  )
}
