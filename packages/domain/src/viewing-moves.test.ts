import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canMoveViewing,
  openViewingStates,
  viewingAnswers,
  viewingExpiry,
  viewingMoves,
  type ViewingSide,
  viewingSides,
  type ViewingState,
  viewingStates,
  waitsFor,
} from './viewing-moves.ts'

const side = fc.constantFrom(...viewingSides)
const answer = fc.constantFrom(...viewingAnswers)
const state = fc.constantFrom(...viewingStates)
const otherOf = (one: ViewingSide): ViewingSide => (one === 'lister' ? 'visitor' : 'lister')
const isOpen = (one: ViewingState) => openViewingStates.some((open) => open === one)

test('whatever two people try, a time is agreed only by whoever did not name it', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ side, answer }), { maxLength: 40 }), (tries) => {
      let now: ViewingState = 'requested'
      let namedBy: ViewingSide = 'visitor'
      for (const { side: who, answer: what } of tries) {
        if (!canMoveViewing(who, what, { state: now, isOver: false })) continue
        if (what === 'confirm') expect(who).toBe(otherOf(namedBy))
        if (what === 'move') namedBy = who
        now = viewingMoves[who][what].to
      }
      expect(viewingStates).toContain(now)
    }),
  )
})

test('at most one of the two has to answer, and nobody once it is closed or over', () => {
  fc.assert(
    fc.property(state, fc.boolean(), (from, isOver) => {
      const waiting = viewingSides.filter((one) => waitsFor(one, { state: from, isOver }))
      expect(waiting.length).toBe(!isOver && viewingExpiry.from.includes(from) ? 1 : 0)
    }),
  )
})

test('from every open state each of the two can leave, and from a closed one nobody does anything', () => {
  fc.assert(
    fc.property(state, side, (from, who) => {
      const moves = viewingAnswers.filter((what) => canMoveViewing(who, what, { state: from, isOver: false }))
      expect(moves.some((what) => what === 'decline' || what === 'cancel')).toBe(isOpen(from))
      expect(moves.length > 0).toBe(isOpen(from))
    }),
  )
})

test('nothing moves once its time has come', () => {
  fc.assert(
    fc.property(side, answer, state, (who, what, from) => !canMoveViewing(who, what, { state: from, isOver: true })),
  )
})
