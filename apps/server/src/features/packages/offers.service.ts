import type { Package } from '@gable/contract/packages'
import { fromMinor } from '@gable/domain/currency'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { AppError, conflict, notFound } from '#platform/errors.ts'
import { addGrant, getGrant, lockAccount } from './grants.repository.ts'
import { findOffer, listOffers } from './offers.repository.ts'
import { wordsIn } from '#platform/words-by-language.ts'

export type OffersService = ReturnType<typeof createOffersService>

/** What can be had, and what costs nothing. */
export function createOffersService({ db }: { db: Db }) {
  return {
    async list(viewer: Viewer, language: LanguageCode): Promise<Package[]> {
      const offers = await listOffers(db, viewer?.accountId)
      return offers.map(({ names, taglines, priceMinor, used, ...offer }) => ({
        ...offer,
        name: wordsIn(names, language),
        tagline: wordsIn(taglines, language),
        price: fromMinor(priceMinor, offer.currency),
        isFree: priceMinor === 0,
        isActive: used !== null,
        used: used ?? [],
      }))
    },

    /** What a payment is for, as the row says it; what is retired or not for the member is not there. */
    async get(from: Db, accountId: number, packageId: number) {
      const offer = await findOffer(from, accountId, packageId)
      if (!offer) throw notFound('Package')
      return offer
    },

    /** Only a free one, and that once. */
    takeFree: ({ accountId }: Member, packageId: number) =>
      db.transaction().execute(async (tx) => {
        const offer = await findOffer(tx, accountId, packageId)
        if (!offer) throw notFound('Package')
        if (offer.priceMinor > 0) throw new AppError(402, 'payment_required', 'This package begins with a payment')
        await lockAccount(tx, accountId)
        const id = await addGrant(tx, { accountId, packageId, source: 'free' })
        if (id === undefined) throw conflict('illegal_move', 'It was taken before')
        const { expiresAt } = await getGrant(tx, id)
        return { id, packageId, expiresAt: expiresAt.toISOString() }
      }),
  }
}
