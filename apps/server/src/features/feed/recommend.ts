import type { Input } from '@gable/contract/call'
import { type getRecommendations, maxRecommendations, type Recommendation } from '@gable/contract/feed'
import type { PropertyCard } from '@gable/contract/property'
import { isTaken } from '@gable/domain/market-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { type CandidateSearch, toCandidateSearches } from './candidate-searches.ts'
import {
  findLearning,
  findWishes,
  likedSet,
  listHomes,
  listHomesEvenTaken,
  type ParameterIds,
  seenSet,
} from './feed.repository.ts'
import type { ReasonWords } from './reason-words.ts'
import { type Home, type Scored, scoreHomes, type Taste } from './score-homes.ts'
import { listSearches } from './searches.repository.ts'

/** So many homes say enough about what somebody likes. */
const maxSaved = 30
const mostLiked = 20
const maxSeen = 20
const maxSearches = 5

type Deps = {
  db: Db
  currency: string
  canSeePremium: (member: Member) => Promise<boolean>
  /** One bounded search of whichever engine answers. */
  findIds: (search: CandidateSearch, seesPremium: boolean) => Promise<number[]>
  readParameterIds: () => Promise<ParameterIds>
  /** Which of these listers the member cannot reach. */
  listClosed: (db: Db, fromId: number, toIds: number[]) => Promise<ReadonlyMap<number, unknown>>
  /** Those kept last say most about what is wanted now. */
  findSavedIds: (member: Member, limit: number) => Promise<number[]>
  findSavedAmong: (member: Member, ids: number[]) => Promise<number[]>
  /** The homes that the member does not want to see again. */
  findHiddenIds: (member: Member) => Promise<number[]>
  listCards: (member: Member, ids: number[], language: LanguageCode) => Promise<PropertyCard[]>
  wordsIn: (language: LanguageCode) => Promise<ReasonWords>
}
type Wanted = Input<typeof getRecommendations>

/** A bounded number of searches, one look at what they found, and a score for each: the same work for everybody. */
export function createRecommend(deps: Deps) {
  const { db, currency, canSeePremium, listCards, wordsIn } = deps

  async function readTaste(member: Member, mayUse: (home: Home) => boolean): Promise<Taste> {
    const { accountId } = member
    const [wishes, learning, parameters] = await Promise.all([
      findWishes(db, accountId),
      findLearning(db, accountId),
      deps.readParameterIds(),
    ])
    const [savedIds, likedIds, seenIds, searched] = await Promise.all([
      learning.fromSaved ? deps.findSavedIds(member, maxSaved) : [],
      likedSet.listIds(db, accountId, mostLiked),
      learning.fromSeen ? seenSet.listIds(db, accountId, maxSeen) : [],
      learning.fromSearches ? listSearches(db, accountId, maxSearches) : [],
    ])
    const [saved, liked] = [new Set(savedIds), new Set(likedIds)]
    const ids = [...new Set([...savedIds, ...likedIds, ...seenIds])]
    const homes = (await listHomesEvenTaken(db, ids, parameters)).filter(mayUse)
    return {
      wishes,
      saved: homes.filter(({ id }) => saved.has(id)),
      liked: homes.filter(({ id }) => liked.has(id) && !saved.has(id)),
      seen: homes.filter(({ id }) => !liked.has(id) && !saved.has(id)),
      searched,
      now: Date.now(),
    }
  }

  async function listCandidates(taste: Taste, seesPremium: boolean): Promise<Home[]> {
    const searches = toCandidateSearches(taste, currency)
    const found = await Promise.all(searches.map((search) => deps.findIds(search, seesPremium)))
    const ids = [...new Set(found.flat())].slice(0, maxRecommendations)
    return listHomes(db, ids, await deps.readParameterIds())
  }

  /** Without one's own, those of people that cannot be reached, hidden ones, and those that are kept already. */
  async function withoutUnwanted(member: Member, homes: Home[]): Promise<Home[]> {
    const { accountId } = member
    const listers = [...new Set(homes.map(({ ownerId }) => ownerId))]
    const ids = homes.map(({ id }) => id)
    const [closed, hiddenIds, savedIds] = await Promise.all([
      deps.listClosed(db, accountId, listers),
      deps.findHiddenIds(member),
      deps.findSavedAmong(member, ids),
    ])
    const unwanted = new Set([...hiddenIds, ...savedIds])
    return homes.filter(({ id, ownerId }) => ownerId !== accountId && !closed.has(ownerId) && !unwanted.has(id))
  }

  async function present(member: Member, scored: Scored[], language: LanguageCode): Promise<Recommendation[]> {
    const ids = scored.map(({ id }) => id)
    const [cards, toWords, likedIds] = await Promise.all([
      listCards(member, ids, language),
      wordsIn(language),
      likedSet.listAmong(db, member.accountId, ids),
    ])
    const liked = new Set(likedIds)
    const byId = new Map(cards.map((card) => [card.id, card]))
    return scored.flatMap(({ id, reason }): Recommendation[] => {
      const card = byId.get(id)
      // It may have been sold or taken down a moment ago.
      if (!card || isTaken(card.marketState)) return []
      return [{ ...card, reason: toWords(reason, card), reasonKind: reason.kind, isLiked: liked.has(id) }]
    })
  }

  return async function recommend(member: Member, { offset = 0, limit = 24 }: Wanted, language: LanguageCode) {
    const seesPremium = await canSeePremium(member)
    // What fits a taste tells about a price; of locked homes nobody is told.
    const mayUse = ({ isPremium }: Home) => seesPremium || !isPremium
    const taste = await readTaste(member, mayUse)
    const candidates = (await listCandidates(taste, seesPremium)).filter(mayUse)
    const scored = scoreHomes(await withoutUnwanted(member, candidates), taste)
    return { data: await present(member, scored.slice(offset, offset + limit), language), total: scored.length }
  }
}
