import {
  deleteProperty,
  renewProperty,
  restoreProperty,
  setMarketState,
  setPropertyActive,
  updateProperty,
} from '@gable/contract/posting'
import type { MarketWish } from '@gable/domain/market-moves'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.

export const setActive = (id: number, isActive: boolean) => dispatch(setPropertyActive, { id, isActive })
export const setMarket = (id: number, wish: MarketWish) => dispatch(setMarketState, { id, wish })
export const remove = (id: number) => dispatch(deleteProperty, { id })
export const restore = (id: number) => dispatch(restoreProperty, { id })

export async function renewById(id: number) {
  const { data } = await dispatch(renewProperty, { id })
  return data
}

export async function renewByToken(token: string) {
  const { data } = await dispatch(renewProperty, { token })
  return data
}

export const setPrice = (id: number, version: number, price: string) => dispatch(updateProperty, { id, version, price })
