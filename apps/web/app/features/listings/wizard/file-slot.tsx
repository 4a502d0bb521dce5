import { buttonClass } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { type ReactNode, useId } from 'react'
import { type MediaSlot, maxPerSlot } from '#app/features/uploads/media-list.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { FileRow } from './file-row.tsx'

type FileSlotProps = {
  media: Media
  slot: Exclude<MediaSlot, 'photos'>
  label: string
  hint: string
  chooseLabel: string
  accept: string
  icon: ReactNode
}

/** Files that are no photographs of the sequence: a panorama, documents, the picture of a shared link. */
export function FileSlot({ media, slot, label, hint, chooseLabel, accept, icon }: FileSlotProps) {
  const { t } = useTranslation('posting')
  const hintId = useId()
  const items = media.lists[slot]
  const refused = media.refused.filter((one) => one.slot === slot)
  const isFull = items.length >= maxPerSlot[slot]
  return (
    <fieldset className="ui-field min-w-0 grid-cols-1">
      <legend className="ui-label mb-1.5">
        {label} <small>{t('fields.optional')}</small>
      </legend>
      {items.map((item) => (
        <FileRow key={item.id} media={media} slot={slot} item={item} />
      ))}
      {!isFull && (
        <label className="wizard-file-choose">
          {icon}
          <span className="min-w-0 flex-1 truncate text-ink-soft">{chooseLabel}</span>
          <span className={buttonClass({ variant: 'quiet', size: 'small' })}>{t('media.chooseFiles')}</span>
          <input
            type="file"
            accept={accept}
            multiple={maxPerSlot[slot] > 1}
            aria-label={`${label}: ${t('media.chooseFiles')}`}
            aria-describedby={hintId}
            className="ui-visually-hidden"
            onChange={({ target }) => {
              void media.add(slot, [...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
      )}
      {refused.map(({ id, name, problem }) => (
        <FieldError key={id}>
          {t(`media.problems.${problem}`, { name })}{' '}
          <button type="button" className="font-semibold underline" onClick={() => media.forgive(id)}>
            {t('media.remove')}
          </button>
        </FieldError>
      ))}
      <p className="ui-hint" id={hintId}>
        {hint}
      </p>
    </fieldset>
  )
}
