import { Star } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

const stars = [1, 2, 3, 4, 5]

/** Stars for the eye, words for everybody else. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const figure = new Intl.NumberFormat(locale).format(rating)
  return (
    <span className="agent-stars">
      <span className="ui-visually-hidden">{t('reviews.stars', { rating: figure })}</span>
      {stars.map((star) => (
        <Star key={star} data-full={star <= Math.round(rating) || undefined} aria-hidden />
      ))}
    </span>
  )
}
