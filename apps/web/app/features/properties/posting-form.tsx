import type { Category } from '@gable/contract/catalogue'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shell/error-text.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PostingBar } from './posting-bar.tsx'
import { PostingBasics } from './posting-basics.tsx'
import { PostingDetails } from './posting-details.tsx'
import { PostingPhotos } from './posting-photos.tsx'
import { PostingPlace } from './posting-place.tsx'
import { PostingPreview } from './posting-preview.tsx'
import { emptyPosting, type Posting, PostingForm, type PostingInput } from './posting-schema.ts'
import { PostingSteps } from './posting-steps.tsx'
import { PostingSummary } from './posting-summary.tsx'
import { usePhotos } from './use-photos.ts'

type PostingFormProps = { categories: readonly Category[]; now: number; onPosted: (slug: string) => void }

export function PostingFormView({ categories, now, onPosted }: PostingFormProps) {
  const { t } = useTranslation('properties')
  const form = useForm<PostingInput, unknown, Posting>({
    resolver: zodResolver(PostingForm),
    defaultValues: emptyPosting,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const photos = usePhotos()
  const { send, failure, percent, hasNoPhoto, refuse } = useSending(
    photos.photos.map(({ file }) => file),
    onPosted,
  )
  const isDirty = form.formState.isDirty || photos.photos.length > 0
  const isSending = percent !== undefined

  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={isDirty && !form.formState.isSubmitSuccessful} />
      <form className="posting" noValidate onSubmit={(event) => void form.handleSubmit(send, refuse)(event)}>
        <PostingSteps photoCount={photos.photos.length} />
        <div className="grid min-w-0 content-start gap-10">
          <header>
            <h1 className="type-page">{t('posting.title')}</h1>
            <p className="mt-2 max-w-[56ch] text-ink-soft">{t('posting.text')}</p>
          </header>
          <PostingSummary failure={failure} hasNoPhoto={hasNoPhoto && photos.photos.length === 0} />
          <PostingBasics categories={categories} />
          <PostingDetails categories={categories} />
          <PostingPlace />
          <PostingPhotos
            {...photos}
            percent={percent}
            error={hasNoPhoto && photos.photos.length === 0 ? t('posting.photoRequired') : undefined}
          />
        </div>
        <aside className="max-lg:hidden">
          <PostingPreview categories={categories} coverUrl={photos.photos[0]?.previewUrl} now={now} />
        </aside>
        <PostingBar percent={percent} isSending={isSending} />
      </form>
    </FormProvider>
  )
}

/** Sends once at a time, under one key, and says how far it is and what went wrong. */
function useSending(files: readonly File[], onPosted: (slug: string) => void) {
  const toErrorText = useErrorText()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [hasNoPhoto, setHasNoPhoto] = useState(false)

  async function send(posting: Posting) {
    setHasNoPhoto(files.length === 0)
    if (files.length === 0) return showSummary()
    setFailure(undefined)
    setPercent(0)
    try {
      const { sendProperty } = await import('./send-property.ts')
      const { slug } = await sendProperty({ posting, files, idempotencyKey, onProgress: setPercent })
      onPosted(slug)
      scrollTo({ top: 0 })
    } catch (error) {
      setFailure(toErrorText(error))
      setPercent(undefined)
      showSummary()
    }
  }

  function refuse(_errors: FieldErrors<PostingInput>) {
    setHasNoPhoto(files.length === 0)
    showSummary()
  }

  return { send, refuse, failure, percent, hasNoPhoto }
}

/** The list of what is wrong gets the focus; from there every field is one link away. */
function showSummary() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#posting-summary')?.focus())
}
