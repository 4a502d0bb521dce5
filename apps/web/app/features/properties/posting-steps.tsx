import { StepList } from '@gable/ui/step-list'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PostingInput } from './posting-schema.ts'

const isFilled = (...values: unknown[]) => values.every((value) => String(value ?? '').trim() !== '')

/** Where one is in the form; every step is a link to its part. */
export function PostingSteps({ photoCount }: { photoCount: number }) {
  const { t } = useTranslation('properties')
  const { formState } = useFormContext<PostingInput>()
  const values = useWatch<PostingInput>()
  const parts = [
    {
      id: 'basics',
      label: t('posting.basics'),
      isDone: isFilled(values.categoryId, values.title, values.price, values.description),
      hasError: ['categoryId', 'title', 'price', 'description'].some((name) => name in formState.errors),
    },
    {
      id: 'place',
      label: t('posting.place'),
      isDone: isFilled(values.address, values.city, values.state, values.country, values.latitude, values.longitude),
      hasError: ['address', 'city', 'state', 'country', 'latitude', 'longitude'].some(
        (name) => name in formState.errors,
      ),
    },
    { id: 'media', label: t('posting.media'), isDone: photoCount > 0, hasError: false },
  ]
  const current = parts.find(({ isDone }) => !isDone)?.id
  return (
    <StepList
      label={t('posting.pageTitle')}
      className="max-lg:hidden lg:sticky lg:top-10 lg:self-start"
      steps={parts.map(({ id, label, isDone, hasError }) => ({
        id,
        label,
        href: `#${id}`,
        state: hasError ? 'warn' : isDone ? 'done' : id === current ? 'current' : 'todo',
      }))}
    />
  )
}
