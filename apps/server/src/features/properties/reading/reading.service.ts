import type { Input } from '@gable/contract/call'
import type { getAddedProperties } from '@gable/contract/posting'
import type { Property, PropertyCard, PropertyDetail } from '@gable/contract/property'
import { fromReference } from '@gable/domain/reference'
import { searchWords } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import { notFound } from '#platform/errors.ts'
import { tellInLanguage, tellListing } from '../../listings/texts/in-language.ts'
import { isInsider } from '../../listings/visible-to.ts'
import { listFacilitiesOf, listPicturesOf } from '../posting/attachments.repository.ts'
import { listHistory } from './history.repository.ts'
import type { PropertyDeps } from '../property-deps.ts'
import { countOwn, listOwn } from './own-properties.repository.ts'
import { type Pin, toPin } from './pin.ts'
import { listVisiblePins } from './pins.repository.ts'
import { listMorePictures, type MorePictures } from './more-pictures.repository.ts'
import { toDetail } from './property-detail.ts'
import { type CardRow, type DetailRow, type Presenter, toCard, toOwnCard } from './property-presenter.ts'
import {
  findVisibleProperty,
  listDescribedCards,
  listOwnCards,
  listSimilarIds,
  listVisibleCards,
} from './reading.repository.ts'

const similarProperties = 4

type ReadingDeps = Omit<PropertyDeps, 'toShownPoint' | 'currency'>
type Asked = { id: number } | { slug: string }
type Options = {
  language?: LanguageCode | undefined
  /** Instead of the language of the reader. */
  textLanguage?: string | undefined
  withSimilar?: boolean | undefined
  isManagedOnly?: boolean
}
export type ReadingService = ReturnType<typeof createReadingService>

export function createReadingService(deps: ReadingDeps) {
  const { db, core, catalogue, placeLabels, mediaUrl, signPicture, signForInsiders, documents, canSeePremium } = deps

  const presenterIn = async (language?: LanguageCode): Promise<Presenter> => ({
    catalogue: await catalogue.catalogueIn(language),
    mediaUrl,
    signPicture,
    signForInsiders,
  })

  const tell = <Row extends CardRow>(rows: Row[], language?: LanguageCode) =>
    tellInLanguage({ db, texts: core.texts }, rows, language)

  async function toCards(viewer: Viewer, rows: CardRow[], language?: LanguageCode, more?: MorePictures) {
    const presenter = await presenterIn(language)
    const seesPremium = rows.some(({ isPremium }) => isPremium) && (await canSeePremium(viewer))
    const cards = rows.map((row): PropertyCard => {
      const isLocked = row.isPremium && !seesPremium && !isInsider(viewer, row)
      return toCard(row, presenter, isLocked, more?.get(row.id))
    })
    // Of what the card says, so that a label tells nothing that its reader may not know.
    return placeLabels.addTo(cards, language)
  }

  const listCards = async (viewer: Viewer, ids: number[], language?: LanguageCode) =>
    toCards(viewer, await tell(await listVisibleCards(db, viewer, ids), language), language)

  async function listPins(viewer: Viewer, ids: number[]): Promise<Pin[]> {
    const rows = await listVisiblePins(db, viewer, ids)
    const seesPremium = rows.some(({ isPremium }) => isPremium) && (await canSeePremium(viewer))
    return rows.map((row) => toPin(row, row.isPremium && !seesPremium && !isInsider(viewer, row)))
  }

  async function findSimilar(viewer: Viewer, row: DetailRow, { language, withSimilar }: Options) {
    if (!withSimilar) return []
    const seesPremium = await canSeePremium(viewer)
    return listCards(viewer, await listSimilarIds(db, row, { limit: similarProperties, seesPremium }), language)
  }

  async function get(viewer: Viewer, asked: Asked, options: Options = {}): Promise<PropertyDetail> {
    const wanted = 'id' in asked ? asked : { ...asked, referredId: fromReference(asked.slug) }
    const row = await findVisibleProperty(db, viewer, wanted)
    const isOwn = row?.ownerId === viewer?.accountId
    if (!row || (options.isManagedOnly && !row.isManaged)) throw notFound('Property')
    const isInside = isInsider(viewer, row)
    if (row.isPremium && !isInside) await deps.requireAccess(viewer, 'premium_properties')
    const [
      texts,
      pictures,
      facilities,
      happened,
      presented,
      similar,
      isReported,
      interest,
      contactClosed,
      agent,
      presenter,
    ] = await Promise.all([
      core.texts.list(db, row.id),
      listPicturesOf(db, row.id),
      listFacilitiesOf(db, row.id),
      listHistory(db, row.id),
      core.files.documents.list(db, row.id).then((ids) => documents.present(viewer, ids)),
      findSimilar(viewer, row, options),
      viewer ? deps.isReportedBy(viewer.accountId, 'property', row.id) : false,
      viewer && !isOwn ? deps.findInterest(viewer.accountId, row.id) : undefined,
      viewer && !isOwn ? deps.findClosed(viewer.accountId, row.ownerId) : undefined,
      deps.findAgentOf(row.ownerId),
      presenterIn(options.language),
    ])
    const detail = toDetail(
      {
        ...tellListing(row, texts, options),
        pictures,
        facilities,
        happened,
        documents: presented,
        similar,
        isOwn,
        isReported,
        interest,
        contactClosed: contactClosed ?? null,
        agent,
        isInside,
      },
      presenter,
    )
    const [labelled = detail] = await placeLabels.addTo([detail], options.language)
    return labelled
  }

  return {
    listCards,
    listPins,
    get,

    /** Cards with more than one picture to look at. */
    async listPicturedCards(viewer: Viewer, ids: number[], language?: LanguageCode) {
      const [rows, more] = await Promise.all([listVisibleCards(db, viewer, ids), listMorePictures(db, ids)])
      return toCards(viewer, await tell(rows, language), language, more)
    },

    /** The same and, beside them, what is written about each home. */
    async listDescribedCards(viewer: Viewer, ids: number[], language?: LanguageCode) {
      const [written, more] = await Promise.all([listDescribedCards(db, viewer, ids), listMorePictures(db, ids)])
      const rows = await tell(written, language)
      return {
        cards: await toCards(viewer, rows, language, more),
        descriptions: new Map(rows.map(({ id, description }) => [id, description])),
      }
    },

    async listOwn(member: Member, wanted: Input<typeof getAddedProperties>, language?: LanguageCode) {
      const { slug, tab, text = '', isPromoted, sort, offset = 0, limit = 24 } = wanted
      if (slug) {
        return { data: [await get(member, { slug }, { language, isManagedOnly: true })], total: 1 }
      }
      const { ids, total } = await listOwn(db, member.accountId, {
        tab,
        offset,
        limit,
        words: searchWords(text),
        isAttentionFirst: sort === 'attention',
        isPromotedOnly: isPromoted ?? false,
      })
      const [rows, presenter] = await Promise.all([listOwnCards(db, member, ids), presenterIn(language)])
      return { data: rows.map((row): Property => toOwnCard(row, presenter)), total }
    },

    countOwn: (member: Member) => countOwn(db, member.accountId),
  }
}
