import { Badge } from '@gable/ui/badge'
import { PreviewFrame } from '#app/features/listings/wizard/preview-frame.tsx'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { streetAndCity } from '#app/features/listings/wizard/street-and-city.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectValues } from './project-values.ts'

export function ProjectPreview() {
  const { t } = useTranslation(['posting', 'projects'])
  const { values } = useWizard<ProjectValues>()
  return (
    <PreviewFrame badge={<Badge tone="photo">{t(`projects:posting.types.${values.type}`)}</Badge>}>
      <p dir="auto" className="type-price-card written truncate">
        {values.title || t('fields.title')}
      </p>
      <p dir="auto" className="written truncate text-ink-soft">
        {streetAndCity(values).join(', ') || t('fields.address')}
      </p>
    </PreviewFrame>
  )
}
