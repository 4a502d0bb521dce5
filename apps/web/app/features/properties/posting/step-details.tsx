import { Note } from '@gable/ui/note'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { ParameterField } from './parameter-field.tsx'
import { usePosting } from './posting-context.ts'

/** What is asked depends on the kind of home: land has no bathrooms. */
export function StepDetails() {
  const { t } = useTranslation('posting')
  const { values, parameters, toStep } = usePosting()
  if (values.categoryId === '') {
    return (
      <Note
        action={
          <LocalLink to={toStep('basics')} className="ui-link">
            {t('fields.toBasics')}
          </LocalLink>
        }
      >
        {t('fields.chooseKind')}
      </Note>
    )
  }
  if (parameters.length === 0) return <Note>{t('fields.noDetails')}</Note>
  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
      {parameters.map((parameter) => (
        <ParameterField key={parameter.id} parameter={parameter} />
      ))}
    </div>
  )
}
