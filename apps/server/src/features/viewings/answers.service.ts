import type { Input } from '@gable/contract/call'
import type { answerViewing, ViewingChange } from '@gable/contract/viewings'
import { canMoveViewing, type ViewingSide, viewingMoves } from '@gable/domain/viewing-moves'
import { afterCommit } from '#platform/after-commit.ts'
import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { otherOf, sideOf } from './present-viewings.ts'
import { assertToCome, asTimeTaken, type RequestDeps } from './requests.service.ts'
import {
  changeViewing,
  findOwnViewing,
  isReachable,
  lockLister,
  lockOwnViewing,
  type ViewingRow,
} from './viewings.repository.ts'

type Deps = Pick<RequestDeps, 'db' | 'notify' | 'tell' | 'times' | 'showCard' | 'assertMayContact'>
type Answered = Input<typeof answerViewing>

const limitsOf = (accountId: number): Limit[] => [
  { key: `viewing-answer:${accountId}`, most: 100, windowSeconds: 3_600 },
]
const newsOf = { confirm: 'confirmed', decline: 'declined', move: 'moved', cancel: 'cancelled' } as const

/** What the two of a viewing do with it, by the table of moves. Of many at once the first one counts. */
export function createAnswers({ db, notify, tell, times, showCard, assertMayContact }: Deps) {
  /** What the lister proposes takes their time, and so does a published time that a visitor moves to. */
  async function moveTo(tx: Tx, row: ViewingRow, side: ViewingSide, startsAt: Date) {
    await assertToCome(tx, startsAt)
    const lengthMs = row.endsAt.getTime() - row.startsAt.getTime()
    const moved = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) }
    if (side === 'lister') return { ...moved, isHeld: true }
    const offered = await times.timesOf(row.listerId, row, tx)
    const free = await times.listFree(row.listerId, offered, tx)
    return { ...moved, isHeld: free.some((slot) => slot.startsAt.getTime() === startsAt.getTime()) }
  }

  async function change(tx: Tx, row: ViewingRow, side: ViewingSide, { answer, startsAt, reason = '' }: Answered) {
    const { to: state } = viewingMoves[side][answer]
    if (answer === 'confirm') return changeViewing(tx, row.id, { state, isHeld: true })
    if (answer !== 'move') return changeViewing(tx, row.id, { state, isHeld: false, reason })
    if (startsAt === undefined) throw invalidField('startsAt', 'required')
    return changeViewing(tx, row.id, { state, reason: '', ...(await moveTo(tx, row, side, new Date(startsAt))) })
  }

  return (member: Member, input: Answered): Promise<ViewingChange> =>
    db
      .transaction()
      .execute(async (tx) => {
        const { accountId } = member
        const known = await findOwnViewing(tx, accountId, input.id)
        if (!known) throw notFound('Viewing')
        await lockLister(tx, known.listerId)
        const row = await lockOwnViewing(tx, accountId, input.id)
        if (!row) throw notFound('Viewing')
        const [side, otherId] = [sideOf(row, accountId), otherOf(row, accountId)]
        if (input.sequence !== undefined && input.sequence !== row.sequence) {
          throw conflict('changed_meanwhile', 'The viewing has changed since it was seen')
        }
        if (!canMoveViewing(side, input.answer, row)) {
          throw conflict('illegal_move', `${side} cannot ${input.answer} what is ${row.state}`)
        }
        await assertMayContact(tx, accountId, otherId)
        const isAgreeing = input.answer === 'confirm' || input.answer === 'move'
        if (isAgreeing && !(await isReachable(tx, otherId))) throw notFound('Member')
        await spendLimits(tx, limitsOf(accountId))
        const changed = await change(tx, row, side, input)
        const { calendarId: messageId, message: words, ...card } = row
        // One that was asked for before there were cards gets its own now.
        await showCard(tx, { ...card, viewingId: row.id, messageId, words })
        afterCommit(tx, () => tell([row.listerId, row.visitorId], 'viewing', row.id))
        const startsAt = changed.startsAt.toISOString()
        await notify(tx, {
          ...{ to: otherId, kind: 'viewing', actorId: accountId },
          about: { kind: row.listingKind, id: row.listingId },
          detail: { news: newsOf[input.answer], startsAt, timeZone: row.timeZone },
        })
        return { ...changed, startsAt }
      })
      .catch(asTimeTaken)
}
