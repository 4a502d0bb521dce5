import type { Generated, GeneratedAlways } from 'kysely'
import type { ListingName } from '../listings/listing-kind.ts'

/** How a listing is counted: for sale, to let, sold or let, or as a project. */
export type AgentPart = 'sell' | 'rent' | 'taken' | 'project'

export type AgentsTables = {
  agent: {
    id: number
    slug: string
    words: Generated<unknown>
    languages: Generated<string[]>
    isVerified: Generated<boolean>
    sellCount: Generated<number>
    rentCount: Generated<number>
    takenCount: Generated<number>
    projectCount: Generated<number>
    listingCount: GeneratedAlways<number>
    ratingSum: Generated<number>
    ratingCount: Generated<number>
  }
  agentListing: {
    kind: ListingName
    listingId: number
    agentId: number
    part: AgentPart
    cityId: number | null
    publishedAt: Date
  }
  agentReview: {
    id: GeneratedAlways<number>
    agentId: number
    authorId: number | null
    rating: number
    text: Generated<string>
    answer: Generated<string>
    answeredAt: Date | null
    takenDownAt: Date | null
    createdAt: Generated<Date>
    changedAt: Date | null
  }
  agentQuestion: { kind: 'chat' | 'lead'; subjectId: number; agentId: number; askedAt: Generated<Date> }
  agentAnswer: { id: GeneratedAlways<number>; agentId: number; minutes: number; answeredAt: Generated<Date> }
  agentResponse: { agentId: number; typicalMinutes: number; holdsUntil: Date }
  agentArea: { agentId: number; cityId: number; listingCount: number }
}
