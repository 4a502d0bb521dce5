import { promotionStates, promotionTypes } from '@gable/domain/promotion-moves'
import * as z from 'zod'
import { Id, renamed } from './wire.ts'

const count = z.int().nonnegative()

/** A promotion, as the card of its listing has it where the listing stands in a place that is paid for. */
export const Advertisement = renamed(
  z.object({
    id: Id,
    type: z.enum(promotionTypes),
    status: z.enum(promotionStates),
    start_date: z.string().nullable().describe('Null until it is approved'),
    end_date: z.string().nullable(),
    staff_reason: z.string().optional().describe('Ours, of one’s own: why staff refused or stopped it'),
    sent_at: z.string().optional().describe('Ours, of one’s own'),
    shown: count.optional().describe('Ours, of one’s own: visitors of each day who saw it, added up'),
    opened: count.optional().describe('Ours, of one’s own: those of them who opened it'),
    leads: count.optional().describe('Ours, of one’s own: who asked while it ran; of a project who began to write'),
    days: z.array(count).optional().describe('Ours, of one’s own: how often it was shown on each of the last ten days'),
  }),
  { status: 'state', start_date: 'startsAt', end_date: 'endsAt', staff_reason: 'staffReason', sent_at: 'sentAt' },
)
export type Advertisement = z.output<typeof Advertisement>

/** Absent from every card that stands where it would stand anyway. */
export const advertisementShape = {
  advertisement: Advertisement.optional().describe('Where the place of the card is paid for'),
}
