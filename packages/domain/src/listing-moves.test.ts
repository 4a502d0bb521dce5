import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMove, type ListingMove, listingMoves, moveOfEdit, type ReviewState, reviewStates } from './listing-moves.ts'

const moves = Object.keys(listingMoves) as ListingMove[]
const follow = (start: ReviewState, path: readonly ListingMove[]) =>
  path.reduce<ReviewState>((state, move) => (canMove(move, state) ? listingMoves[move].to : state), start)

test('no lister reaches approval alone, whatever they try', () => {
  const listerMove = fc.constantFrom(...moves.filter((move) => listingMoves[move].by === 'lister'))
  const unapproved = fc.constantFrom(...reviewStates.filter((state) => state !== 'approved'))
  fc.assert(fc.property(unapproved, fc.array(listerMove), (start, path) => follow(start, path) !== 'approved'))
})

test.each(reviewStates)('a listing that is %s is never stuck: it can still be approved', (start) => {
  expect(follow(start, ['publish', 'resubmit', 'renew', 'approve'])).toBe('approved')
})

test('nothing ever becomes a draft again', () => {
  expect(moves.filter((move) => (listingMoves[move].to as ReviewState) === 'draft')).toEqual([])
})

test('only what is public can expire or be edited back to review', () => {
  expect(reviewStates.filter((state) => canMove('expire', state))).toEqual(['approved'])
  expect(reviewStates.filter((state) => canMove('editBackToReview', state))).toEqual(['approved'])
})

test('an edit is read again only where the operator wants it and somebody would notice', () => {
  const strict = { reviewsEdits: true }
  expect(moveOfEdit('approved', ['price'], strict)).toBeUndefined()
  expect(moveOfEdit('approved', ['price', 'title'], strict)).toBe('editBackToReview')
  expect(moveOfEdit('approved', ['title'], { reviewsEdits: false })).toBeUndefined()
  expect(moveOfEdit('rejected', ['title'], { reviewsEdits: false })).toBe('resubmit')
  expect(moveOfEdit('rejected', [], strict)).toBeUndefined()
  expect(moveOfEdit('pending', ['title'], strict)).toBeUndefined()
  expect(moveOfEdit('expired', ['title'], strict)).toBeUndefined()
})
