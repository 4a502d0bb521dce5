import { buttonClass } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import type { MediaSlot } from '#app/features/uploads/media-list.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { FileRow } from './file-row.tsx'

type FileFieldProps = {
  media: Media
  slot: MediaSlot
  /** Whose file it is. */
  id: string
  label: string
  hint: string
  chooseLabel: string
  accept: string
}

/** One file of one thing, such as the drawing of a floor. */
export function FileField({ media, slot, id, label, hint, chooseLabel, accept }: FileFieldProps) {
  const { t } = useTranslation('posting')
  const hintId = useId()
  const item = media.lists[slot].find((one) => one.id === id)
  const refused = media.refused.find((one) => one.id === id)
  return (
    <fieldset className="ui-field min-w-0 grid-cols-1">
      <legend className="ui-label mb-1.5">{label}</legend>
      {item ? (
        <FileRow media={media} slot={slot} item={item} />
      ) : (
        <label className="wizard-file-choose">
          <FileText aria-hidden />
          <span className="min-w-0 flex-1 truncate text-ink-soft">{chooseLabel}</span>
          <span className={buttonClass({ variant: 'quiet', size: 'small' })}>{t('media.chooseFiles')}</span>
          <input
            type="file"
            accept={accept}
            aria-label={`${label}: ${t('media.chooseFiles')}`}
            aria-describedby={hintId}
            className="ui-visually-hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (refused) media.forgive(id)
              if (file) void media.put(slot, id, file)
              target.value = ''
            }}
          />
        </label>
      )}
      {refused && <FieldError>{t(`media.problems.${refused.problem}`, { name: refused.name })}</FieldError>}
      <p className="ui-hint" id={hintId}>
        {hint}
      </p>
    </fieldset>
  )
}
