import { isCounted } from '@gable/domain/package-access'
import '#app/shared/i18n/limit-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Limit } from './limit-of.ts'

export function useLimitWords(): (limit: Limit) => { title: string; text: string } {
  const { t } = useTranslation('limits')
  return ({ type, reason }) =>
    reason === 'reached' && isCounted(type)
      ? { title: t('Opps', { what: t(`reached.${type}.title`) }), text: t(`reached.${type}.text`) }
      : { title: t('Opps', { what: t(`missing.${type}.title`) }), text: t(`missing.${type}.text`) }
}
