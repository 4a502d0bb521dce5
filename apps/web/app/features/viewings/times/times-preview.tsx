import type { OwnTimes } from '@gable/contract/viewings'
import { daysAhead, listSlots } from '@gable/domain/viewing-times'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SlotPicker } from '../slot-picker.tsx'

/** The next free times as a visitor would see them, before they are saved. */
export function TimesPreview({ times, now }: { times: OwnTimes; now: number }) {
  const { t } = useTranslation('viewings')
  const [chosen, setChosen] = useState<string>()
  const range = {
    from: new Date(now + times.noticeHours * 3_600_000),
    until: new Date(now + daysAhead * 86_400_000),
  }
  const slots = listSlots(times, range).map(({ startsAt }) => startsAt.toISOString())
  return (
    <section>
      <h2 className="mb-3 text-14 text-ink-soft">{t('slots.preview')}</h2>
      <div className="ui-panel grid gap-4">
        <p className="font-semibold">{t(times.videoLink ? 'book.titleVideo' : 'book.title')}</p>
        {slots.length === 0 ? (
          <p className="text-14 text-ink-soft">{t('book.noneFree')}</p>
        ) : (
          <SlotPicker name="preview" slots={slots} timeZone={times.timeZone} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
    </section>
  )
}
