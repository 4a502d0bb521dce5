import { type PictureRoom, pictureRooms } from '@gable/domain/picture-rooms'
import { Select } from '@gable/ui/select'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type RoomSelectProps = {
  /** Which photograph it is, counted from 1. */
  number: number
  room: PictureRoom | null
  onChoose: (room: PictureRoom | null) => void
}

/** What a photograph shows; pages say it in its caption and to those who cannot see it. */
export function RoomSelect({ number, room, onChoose }: RoomSelectProps) {
  const { t } = useTranslation(['posting', 'detail'])
  return (
    <Select
      isSmall
      aria-label={t('media.roomOf', { number })}
      value={room ?? ''}
      data-empty={room === null || undefined}
      onChange={({ target }) => onChoose(pictureRooms.find((one) => one === target.value) ?? null)}
    >
      <option value="">{t('media.room')}</option>
      {pictureRooms.map((one) => (
        <option key={one} value={one}>
          {t(`detail:rooms.${one}`)}
        </option>
      ))}
    </Select>
  )
}
