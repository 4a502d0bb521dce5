import { brandNames, type PaymentMethod } from '@gable/domain/payment-methods'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('transactions')
  return (method) =>
    method in brandNames ? brandNames[method as keyof typeof brandNames] : t(`methods.${method as 'stripe'}`)
}
