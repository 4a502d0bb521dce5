import { expect, test } from 'vitest'
import {
  canMovePromotion,
  givesUseBack,
  promotionMoves,
  type PromotionMove,
  promotionStates,
} from './promotion-moves.ts'

test('what is over stays over: no move leads out of ended or rejected', () => {
  for (const move of Object.keys(promotionMoves) as PromotionMove[]) {
    expect([move, canMovePromotion(move, 'ended'), canMovePromotion(move, 'rejected')]).toEqual([move, false, false])
  }
})

test('a lister pauses what runs and resumes what is paused, and nothing else', () => {
  expect(promotionStates.filter((state) => canMovePromotion('pause', state))).toEqual(['running'])
  expect(promotionStates.filter((state) => canMovePromotion('resume', state))).toEqual(['paused'])
})

test('only what never appeared gives its use back', () => {
  expect(givesUseBack('pending', 'rejected')).toBe(true)
  expect(givesUseBack('pending', 'ended')).toBe(true)
  expect(givesUseBack('pending', 'running')).toBe(false)
  expect(givesUseBack('running', 'ended')).toBe(false)
})
