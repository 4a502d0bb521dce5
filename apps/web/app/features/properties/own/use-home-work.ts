import type { Property } from '@gable/contract/property'
import { availableState, canMoveMarket, type MarketState } from '@gable/domain/market-moves'
import { useTranslation } from 'react-i18next'
import { useListingChanges } from '#app/features/listings/own/use-listing-changes.ts'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { type HomeAction, wishOf } from './home-actions.ts'

type Change = Exclude<HomeAction, 'view' | 'edit' | 'copy' | 'price'>

const loadCalls = () => import('./own-calls.ts')

/** What a click on an action does, what it says afterwards, and how it is taken back. */
export function useHomeWork(): (action: Change, home: Property) => ListingWork {
  const { t } = useTranslation('own')

  const { toFailure, toSwitch, toDeletion } = useListingChanges(loadCalls)

  const toMove = ({ id, deal, marketState: from }: Property, to: MarketState, text: string): ListingWork => {
    const move = async (state: MarketState) => (await loadCalls()).moveHome(id, wishOf(state))
    return {
      id,
      toFailure,
      run: () => move(to).then(() => text),
      undo: canMoveMarket(deal, to, from) ? () => move(from).then(() => t('done.undone')) : undefined,
    }
  }

  const toRenewal = ({ id, title }: Property): ListingWork => ({
    id,
    async run() {
      const { isRenewed, reviewState } = await (await loadCalls()).renewHome(id)
      if (!isRenewed) return t('done.notNeeded', { title })
      return t(reviewState === 'pending' ? 'done.renewedReview' : 'done.renewed', { title })
    },
  })

  return (action, home) => {
    if (action === 'renew') return toRenewal(home)
    if (action === 'delete') return toDeletion(home)
    if (action === 'pause' || action === 'resume') return toSwitch(home, action === 'resume')
    const to = action === 'available' ? availableState(home.deal) : action
    return toMove(home, to, t(`done.${action}`, { title: home.title }))
  }
}
