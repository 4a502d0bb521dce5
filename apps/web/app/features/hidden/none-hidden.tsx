import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

export function NoneHidden() {
  const { t } = useTranslation('hidden')
  return (
    <EmptyState
      illustration="house"
      title={t('none')}
      actions={
        <LocalLink to="/properties" className={buttonClass({ variant: 'secondary' })}>
          {t('browse')}
        </LocalLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}
