import type { AgentReview } from '@gable/contract/agent-reviews'
import type { Agent } from '@gable/contract/agents'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { ReportLink } from '#app/features/reports/report-link.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { AnswerForm } from './answer-form.tsx'
import { Stars } from '#app/features/listings/lister/agent-rating.tsx'
import type { ReviewAttempt } from './review-attempt.ts'
import { ReviewForm } from './review-form.tsx'

type AgentReviewsProps = {
  agent: Agent
  reviews: readonly AgentReview[]
  now: number
  attempt: ReviewAttempt | undefined
}

/** What people say who asked them, and what the agent says to it. */
export function AgentReviews({ agent, reviews, now, attempt }: AgentReviewsProps) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const { rating, reviewCount, isOwn, mayReview } = agent
  const own = reviews.find((review) => review.isOwn)
  return (
    <section id="reviews" className="scroll-mt-6 pt-12">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="type-block">{t('reviews.title')}</h2>
        {rating !== null && (
          <p className="flex items-center gap-2 text-14 text-ink-soft">
            <Stars rating={rating} />
            <bdi className="font-semibold text-ink">{new Intl.NumberFormat(locale).format(rating)}</bdi>
            {t('reviews.count', { count: reviewCount })}
          </p>
        )}
      </div>
      {reviews.length === 0 && <p className="text-ink-soft">{t('reviews.none')}</p>}
      <ul className="agent-reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} isAboutReader={isOwn} now={now} attempt={attempt} />
          </li>
        ))}
      </ul>
      {mayReview ? (
        <ReviewForm key={own?.createdAt ?? 'new'} own={own} attempt={attempt} />
      ) : (
        !isOwn && <p className="mt-5 text-14 text-ink-soft">{t('reviews.who')}</p>
      )}
    </section>
  )
}

type ReviewProps = { review: AgentReview; isAboutReader: boolean; now: number; attempt: ReviewAttempt | undefined }

function Review({ review, isAboutReader, now, attempt }: ReviewProps) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const time = formatRelativeTime(new Date(review.createdAt), new Date(now), locale)
  const author = review.author || t('reviews.former')
  return (
    <article className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <b dir="auto" className="written font-semibold wrap-anywhere">
            {author}
          </b>
          <Stars rating={review.rating} />
          <span className="text-14 text-ink-soft">
            <time dateTime={review.createdAt}>{time}</time>
            {review.isChanged && ` · ${t('reviews.changed')}`}
          </span>
        </div>
        {!review.isOwn && (
          <ReportLink
            kind="review"
            id={review.id}
            title={t('reviews.by', { name: author })}
            text={review.text}
            label={t('reviews.report', { name: author })}
            className="-my-2 flex-none print-hidden"
          />
        )}
      </div>
      {review.text && (
        <p dir="auto" className="written max-w-[64ch] whitespace-pre-line wrap-anywhere">
          {review.text}
        </p>
      )}
      {review.answer && (
        <div className="agent-answer">
          <b className="text-14 font-semibold">{t('reviews.answer')}</b>
          <p dir="auto" className="written max-w-[64ch] whitespace-pre-line wrap-anywhere">
            {review.answer}
          </p>
        </div>
      )}
      {isAboutReader && <AnswerForm review={review} attempt={attempt} />}
    </article>
  )
}
