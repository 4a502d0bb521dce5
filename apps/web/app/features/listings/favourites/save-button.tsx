import { Heart } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsFavourite, useSaveFavourite } from './use-favourite.ts'

type SaveButtonProps = { property: { id: number; isFavourite: boolean }; className: string }

/** The heart of the page of a home, with a word beside it. */
export function SaveButton({ property, className }: SaveButtonProps) {
  const { t } = useTranslation('properties')
  const isSaved = useIsFavourite(property)
  const save = useSaveFavourite()
  return (
    <button
      type="button"
      className={`heart ${className}`}
      aria-pressed={isSaved}
      onClick={() => save(property.id, !isSaved)}
    >
      <Heart aria-hidden />
      <span>{t(isSaved ? 'card.isSaved' : 'card.saveIt')}</span>
    </button>
  )
}
