import { IconButton } from '@gable/ui/icon-button'
import { Heart } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsFavourite, useSaveFavourite } from './use-favourite.ts'

type HeartButtonProps = {
  property: { id: number; isFavourite: boolean }
  title: string
  note?: string | undefined
  className?: string
}

/** Keeps a home, or no longer. Without scripts nothing would happen, so it is not there. */
export function HeartButton({ property, title, note, className = '' }: HeartButtonProps) {
  const { t } = useTranslation('properties')
  const isSaved = useIsFavourite(property)
  const save = useSaveFavourite()
  return (
    <IconButton
      variant="photo"
      label={t('card.save', { title })}
      isPressed={isSaved}
      onClick={() => save(property.id, !isSaved, note)}
      className={`heart ${className}`}
    >
      <Heart aria-hidden />
    </IconButton>
  )
}
