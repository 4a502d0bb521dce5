import type { Property } from '@gable/contract/property'
import { availableState, canMoveMarket, type MarketState } from '@gable/domain/market-moves'
import { useListingChanges } from '#app/features/listings/own/use-listing-changes.ts'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type PropertyAction, wishOf } from './property-actions.ts'

type Change = Exclude<PropertyAction, 'view' | 'edit' | 'copy' | 'price' | 'promote'>

const loadCalls = () => import('./own-calls.ts')

/** What a click on an action does, what it says afterwards, and how it is taken back. */
export function usePropertyWork(): (action: Change, property: Property) => ListingWork {
  const { t } = useTranslation('own')

  const { toFailure, toSwitch, toDeletion } = useListingChanges(loadCalls)

  const toMove = ({ id, deal, marketState: from }: Property, to: MarketState, text: string): ListingWork => {
    const move = async (state: MarketState) => (await loadCalls()).setMarket(id, wishOf(state))
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
      const { isRenewed, reviewState } = await (await loadCalls()).renewById(id)
      if (!isRenewed) return t('done.notNeeded', { title })
      return t(reviewState === 'pending' ? 'done.renewedReview' : 'done.renewed', { title })
    },
  })

  return (action, property) => {
    if (action === 'renew') return toRenewal(property)
    if (action === 'delete') return toDeletion(property)
    if (action === 'pause' || action === 'resume') return toSwitch(property, action === 'resume')
    const to = action === 'available' ? availableState(property.deal) : action
    return toMove(property, to, t(`done.${action}`, { title: property.title }))
  }
}
