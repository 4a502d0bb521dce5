import { type AgentReview, maxReviewWords } from '@gable/contract/agent-reviews'
import { Button } from '@gable/ui/button'
import { Field, FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Textarea } from '@gable/ui/textarea'
import { Star } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ReviewAttempt } from './review-attempt.ts'

const ratings = [1, 2, 3, 4, 5] as const

type ReviewFormProps = { own: AgentReview | undefined; attempt: ReviewAttempt | undefined }

/** A plain form: what somebody says, or says anew. */
export function ReviewForm({ own, attempt }: ReviewFormProps) {
  const { t } = useTranslation('agents')
  const toErrorText = useErrorText()
  const isSending = useNavigation().state === 'submitting'
  const refused = attempt && attempt.intent !== 'answer' ? attempt : undefined
  const known = refused?.intent === 'write' ? refused : own
  const isRatingMissing = refused?.code === 'rating_missing'
  return (
    <Form method="post" className="ui-panel mt-6 grid gap-4 print-hidden" preventScrollReset noValidate>
      <h3 className="font-semibold">{t(own ? 'reviews.edit' : 'reviews.write')}</h3>
      {refused?.code && !isRatingMissing && (
        <Note tone="bad" isAlert>
          {toErrorText({ code: refused.code })}
        </Note>
      )}
      <fieldset className="agent-rating">
        <legend className="ui-label">{t('reviews.rating')}</legend>
        <div>
          {ratings.map((rating) => (
            <label key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                defaultChecked={known?.rating === rating}
                className="ui-visually-hidden"
              />
              <Star aria-hidden />
              <span className="ui-visually-hidden">{t('reviews.stars', { rating })}</span>
            </label>
          ))}
        </div>
        {isRatingMissing && (
          <div role="alert">
            <FieldError>{t('reviews.ratingMissing')}</FieldError>
          </div>
        )}
      </fieldset>
      <Field label={t('reviews.text')} optionalLabel={t('reviews.optional')} hint={t('reviews.textHint')}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            dir="auto"
            maxLength={maxReviewWords}
            defaultValue={known?.text ?? ''}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-between gap-2">
        <Button type="submit" name="intent" value="write" isLoading={isSending}>
          {t(own ? 'reviews.save' : 'reviews.send')}
        </Button>
        {own && (
          <Button type="submit" name="intent" value="delete" variant="quiet">
            {t('reviews.delete')}
          </Button>
        )}
      </div>
    </Form>
  )
}
