import type { Advertisement } from '@gable/contract/advertisement'
import type { Statistics } from './statistics.repository.ts'
import type { AdvertisementRow } from './advertisements.repository.ts'

export const toAdvertisement = ({ id, type, state, startsAt, endsAt }: AdvertisementRow): Advertisement => ({
  ...{ id, type, state },
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

/** For whoever it belongs to. */
export const toOwnAdvertisement = (row: AdvertisementRow, counted: Statistics | undefined): Advertisement => ({
  ...toAdvertisement(row),
  staffReason: row.reason,
  sentAt: row.createdAt.toISOString(),
  ...(counted && { shown: counted.shown, opened: counted.opened, leads: counted.leads, days: counted.days }),
})
