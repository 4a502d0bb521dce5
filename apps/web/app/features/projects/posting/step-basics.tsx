import { projectTypes } from '@gable/domain/project-rules'
import { RadioGroup } from '@gable/ui/radio-group'
import { CalendarClock, Construction, KeyRound } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { DescriptionField, KindField, TitleField } from '#app/features/listings/wizard/basic-fields.tsx'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectValues } from './project-values.ts'

const icons = { upcoming: CalendarClock, under_construction: Construction, ready: KeyRound }

export function StepBasics() {
  const { t } = useTranslation(['posting', 'projects'])
  const { categories } = useWizard().catalogue
  return (
    <>
      <Stage />
      <KindField label={t('projects:posting.category')} categories={categories} />
      <TitleField hint={t('projects:posting.titleHint')} />
      <DescriptionField />
    </>
  )
}

/** How far the building is. */
function Stage() {
  const { t } = useTranslation(['posting', 'projects'])
  const { control } = useFormContext<ProjectValues>()
  return (
    <Controller
      control={control}
      name="type"
      render={({ field }) => (
        <RadioGroup
          name="type"
          legend={t('projects:posting.stage')}
          look="cards"
          value={field.value}
          onChange={field.onChange}
          className="wizard-stage"
          options={projectTypes.map((type) => {
            const Icon = icons[type]
            return {
              value: type,
              label: t(`projects:posting.types.${type}`),
              description: t(`projects:posting.typeTexts.${type}`),
              icon: <Icon aria-hidden />,
            }
          })}
        />
      )}
    />
  )
}
