import { Note } from '@gable/ui/note'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { emptyPosting, type PostingInput } from './posting-schema.ts'
import { fieldId } from './use-posting-field.ts'

type PostingSummaryProps = { failure: string | undefined; hasNoPhoto: boolean }

/** What has to be changed before it can be sent, with a link to each field; or why sending failed. */
export function PostingSummary({ failure, hasNoPhoto }: PostingSummaryProps) {
  const { t } = useTranslation(['common', 'properties'])
  const { formState } = useFormContext<PostingInput>()
  const labels: Partial<Record<keyof PostingInput, string>> = {
    categoryId: t('properties:posting.category'),
    title: t('properties:posting.name'),
    price: t('properties:posting.price'),
    description: t('properties:posting.description'),
    parameters: t('properties:posting.details'),
    address: t('properties:posting.address'),
    city: t('properties:posting.city'),
    state: t('properties:posting.state'),
    country: t('properties:posting.country'),
    latitude: t('properties:posting.latitude'),
    longitude: t('properties:posting.longitude'),
  }
  const wrong = (Object.keys(emptyPosting) as (keyof PostingInput)[]).filter((name) => formState.errors[name])
  const isShown = formState.isSubmitted && (wrong.length > 0 || hasNoPhoto || failure !== undefined)
  const count = wrong.length + (hasNoPhoto ? 1 : 0)
  return (
    <div id="posting-summary" tabIndex={-1} className={isShown ? 'scroll-mt-6 outline-none' : 'hidden'}>
      {isShown && (
        <Note tone="bad" isAlert lead={count > 0 ? t('validation.summary', { count }) : undefined}>
          {count === 0 && failure}
          <span className="flex flex-wrap gap-x-3">
            {wrong.map((name) => (
              <a key={name} href={`#${name === 'parameters' ? 'details' : fieldId(name)}`}>
                {labels[name] ?? name}
              </a>
            ))}
            {hasNoPhoto && <a href={`#${fieldId('photos')}`}>{t('properties:posting.photosTitle')}</a>}
          </span>
        </Note>
      )}
    </div>
  )
}
