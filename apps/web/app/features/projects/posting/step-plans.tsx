import { mayAddPlan } from '@gable/domain/project-rules'
import { Button } from '@gable/ui/button'
import { Field, FieldError } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { TextInput } from '@gable/ui/text-input'
import { Layers, Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FileField } from '#app/features/listings/wizard/file-field.tsx'
import { documentTypes } from '#app/features/listings/wizard/media-fields.tsx'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { fieldId, useFieldError } from '#app/features/listings/wizard/wizard-form.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { isWhole } from './project-rules.ts'
import type { PlanValues, ProjectValues } from './project-values.ts'

const maxPlans = 50

/** The floors one by one, each with its title and its drawing. */
export function StepPlans() {
  const { t } = useTranslation(['posting', 'projects'])
  const { values, media } = useWizard<ProjectValues>()
  const { fields, append, remove } = useFieldArray<ProjectValues, 'plans', 'key'>({ name: 'plans', keyName: 'key' })
  const plans = values.plans.map((plan) => ({
    title: plan.title,
    hasDocument: isWhole({ ...plan, title: '-' }, media.lists.plans),
  }))
  const canAdd = mayAddPlan(plans) && plans.length < maxPlans

  return (
    <>
      {fields.length > 0 && (
        <ol className="grid gap-4">
          {fields.map((plan, index) => (
            <PlanRow
              key={plan.key}
              plan={plan}
              index={index}
              onRemove={() => {
                media.remove('plans', plan.id)
                remove(index)
              }}
            />
          ))}
        </ol>
      )}
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          aria-disabled={!canAdd || undefined}
          aria-describedby={canAdd ? undefined : 'plans-hint'}
          onClick={() => canAdd && append({ id: crypto.randomUUID(), title: '' })}
        >
          <Plus aria-hidden />
          {t(fields.length === 0 ? 'projects:plans.addFirst' : 'projects:plans.addAnother')}
        </Button>
        {!canAdd && (
          <p id="plans-hint" className="ui-hint">
            {t('projects:plans.finishFirst')}
          </p>
        )}
      </div>
    </>
  )
}

function PlanRow({ plan, index, onRemove }: { plan: PlanValues; index: number; onRemove: () => void }) {
  const { t } = useTranslation(['posting', 'projects'])
  const { media, values } = useWizard<ProjectValues>()
  const error = useFieldError(`plans.${plan.id}`)
  const { register } = useFormContext<ProjectValues>()
  const number = index + 1
  const title = values.plans[index]?.title || t('projects:plans.floor', { number })
  return (
    <li className="ui-panel grid gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 text-15 font-semibold">
          <Layers className="size-5 text-ink-soft" aria-hidden />
          {t('projects:plans.floor', { number })}
        </h2>
        <IconButton label={t('media.removeFile', { name: title })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Field
        id={fieldId(`plans.${plan.id}`)}
        label={t('projects:plans.title')}
        hint={t('projects:plans.titleHint')}
        isRequired
      >
        {(control) => <TextInput {...control} {...register(`plans.${index}.title`)} dir="auto" maxLength={200} />}
      </Field>
      <FileField
        media={media}
        slot="plans"
        id={plan.id}
        label={t('projects:plans.document')}
        hint={t('projects:plans.documentHint')}
        chooseLabel={t('projects:plans.documentChoose')}
        accept={documentTypes}
      />
      {error && <FieldError>{error}</FieldError>}
    </li>
  )
}
