import type { Order } from '@gable/contract/checkout'
import { Button } from '@gable/ui/button'
import { Lock } from 'lucide-react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useMoney } from '../use-money.ts'
import { payFormId } from './pay-form.tsx'
import type { Paying } from './use-paying.ts'

type PayButtonProps = { order: Order; paying: Paying; isFree: boolean; isShort?: boolean }

/** Says what pressing it does: pay this much, go on elsewhere, or begin at once. */
export function PayButton({ order, paying, isFree, isShort = false }: PayButtonProps) {
  const { t } = useTranslation('checkout')
  const amount = useMoney()(order.total, order.currency)
  const { method = 'stripe', isBusy } = paying
  const words = () => {
    if (isFree) return t('order.start', { name: order.name })
    if (isBusy) return t('order.paying', { amount })
    if (method !== 'stripe') return t(`methods.${method}.action`)
    return isShort ? t('order.payNow') : t('order.pay', { amount })
  }
  return (
    <Button type="submit" form={payFormId} size="large" isWide isLoading={isBusy}>
      {!isBusy && !isFree && <Lock aria-hidden />}
      {words()}
    </Button>
  )
}
