import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Gallery } from './gallery.ts'

/** What the photographs of a listing are called: by their room where it is known, else by their number. */
export function usePhotoWords({ title, photos }: Pick<Gallery, 'title' | 'photos'>) {
  const { t } = useTranslation(['detail', 'properties'])
  const roomIn = (index: number) => {
    const room = photos[index]?.room
    return room ? t(`rooms.${room}`) : undefined
  }
  return {
    roomIn,
    altOf(index: number): string {
      const room = roomIn(index)
      if (photos[index]?.room === 'view') return t('viewFrom', { title })
      if (room) return t('roomOf', { room, title })
      return t('properties:card.picture', { number: index + 1, total: photos.length, title })
    },
  }
}
