import type { PropertyCard, PropertyDetail } from '@gable/contract/property'
import { canMove } from '@gable/domain/listing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { recordEvent } from '#platform/events.ts'
import type { Attempt } from '#platform/idempotency.ts'
import { type NewListing, post, type PostDeps } from './post-property.ts'
import {
  approveProperty,
  findPropertyForUpdate,
  findVisibleProperty,
  listPictures,
  listVisibleCards,
  removeSomeOf,
  touchSomeOf,
} from './properties.repository.ts'
import { type Presenter, toCard, toDetail } from './property-row.ts'

const batch = 200

type Deps = PostDeps & { mediaUrl: string }
export type PropertiesService = ReturnType<typeof createPropertiesService>

export function createPropertiesService(deps: Deps) {
  const { db, catalogue, mediaUrl, noteChange } = deps

  const presenter = async (language?: LanguageCode): Promise<Presenter> => ({
    catalogue: await catalogue.catalogueIn(language),
    mediaUrl,
  })

  return {
    post: (lister: Member, listing: NewListing, attempt?: Attempt) => post(deps, lister, listing, attempt),

    async get(
      viewer: Viewer,
      wanted: { id: number } | { slug: string },
      language?: LanguageCode,
    ): Promise<PropertyDetail> {
      const property = await findVisibleProperty(db, viewer, wanted)
      if (!property) throw notFound('Property')
      const pictures = await listPictures(db, property.id)
      return toDetail(property, pictures, await presenter(language), property.ownerId === viewer?.accountId)
    },

    async listCards(viewer: Viewer, ids: number[], language?: LanguageCode): Promise<PropertyCard[]> {
      const [rows, present] = await Promise.all([listVisibleCards(db, viewer, ids), presenter(language)])
      return rows.map((row) => toCard(row, present))
    },

    /** Whether an owner is in good standing decides whether their homes are public: the index must hear of it. */
    async noteOwnerChange(ownerId: number) {
      for (let afterId = 0; ; ) {
        const ids = await db.transaction().execute(async (tx) => {
          const touched = await touchSomeOf(tx, ownerId, afterId, batch)
          for (const id of touched) await noteChange(tx, id)
          return touched
        })
        const last = ids.at(-1)
        if (last === undefined) return
        afterId = last
      }
    },

    async eraseAllOf(ownerId: number) {
      for (let removed = batch; removed > 0; ) {
        removed = await db.transaction().execute(async (tx) => {
          const ids = await removeSomeOf(tx, ownerId, batch)
          for (const id of ids) await noteChange(tx, id)
          return ids.length
        })
      }
    },

    /** Staff's own command for now: the actor is nobody until the console brings one. */
    async approve(slug: string): Promise<{ id: number; slug: string }> {
      return db.transaction().execute(async (tx) => {
        const property = await findPropertyForUpdate(tx, slug)
        if (!property) throw notFound(`Property ${slug}`)
        if (!canMove('approve', property.reviewState)) {
          throw conflict('illegal_move', `A property that is ${property.reviewState} cannot be approved`)
        }
        await approveProperty(tx, property.id)
        await recordEvent(tx, { name: 'property.approved', subjectId: property.id, actorId: null })
        await noteChange(tx, property.id)
        return { id: property.id, slug }
      })
    },
  }
}
