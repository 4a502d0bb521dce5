import { type AgentReview, maxReviewWords } from '@gable/contract/agent-reviews'
import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { Textarea } from '@gable/ui/textarea'
import { Form, useNavigation } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ReviewAttempt } from './review-attempt.ts'

type AnswerFormProps = { review: AgentReview; attempt: ReviewAttempt | undefined }

/** What an agent says to a review; folded until it is wanted, which needs no script. */
export function AnswerForm({ review, attempt }: AnswerFormProps) {
  const { t } = useTranslation('agents')
  const toErrorText = useErrorText()
  const isSending = useNavigation().state === 'submitting'
  const refused = attempt?.intent === 'answer' && attempt.reviewId === review.id ? attempt : undefined
  return (
    <details key={review.answer} className="agent-answer-form print-hidden" open={refused !== undefined || undefined}>
      <summary className="ui-link">{t(review.answer ? 'reviews.changeAnswer' : 'reviews.giveAnswer')}</summary>
      <Form method="post" className="mt-3 grid gap-3" preventScrollReset>
        <input type="hidden" name="review" value={review.id} />
        <Field label={t('reviews.answerText')} error={refused?.code && toErrorText({ code: refused.code })}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              rows={3}
              dir="auto"
              maxLength={maxReviewWords}
              defaultValue={refused?.text ?? review.answer}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="answer" isLoading={isSending} className="justify-self-start">
          {t('reviews.sendAnswer')}
        </Button>
      </Form>
    </details>
  )
}
