import { isCounted } from '@gable/domain/package-access'
import { useTranslation } from 'react-i18next'
import '#app/shared/i18n/limit-messages.ts'
import type { Limit } from './limit-of.ts'

export function useLimitWords(): (limit: Limit) => { title: string; text: string } {
  const { t } = useTranslation('limits')
  return ({ type, reason }) =>
    reason === 'reached' && isCounted(type)
      ? { title: t('Opps', { what: t(`reached.${type}.title`) }), text: t(`reached.${type}.text`) }
      : { title: t('Opps', { what: t(`missing.${type}.title`) }), text: t(`missing.${type}.text`) }
}
