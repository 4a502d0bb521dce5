import type { Draft } from '@gable/contract/drafts'
import type { PropertyDetail } from '@gable/contract/property'
import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { toMediaLists, toPostingValues } from './draft-content.ts'
import { toMedia, toValues } from './from-property.ts'
import { emptyPosting, isPostingStep, type PostingStep, postingSteps, type PostingValues } from './posting-values.ts'

/** What the page was asked for. */
export type PostingRequest =
  | { kind: 'new' }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'edit'; home: PropertyDetail }
  | { kind: 'copy'; home: PropertyDetail }

type Filled = { values: PostingValues; media: MediaLists; visited: readonly PostingStep[] }

/** What the form begins with. */
export type Start =
  | ({ kind: 'new' } & Filled)
  | ({ kind: 'draft'; draft: Draft } & Filled)
  | ({ kind: 'edit'; home: PropertyDetail } & Filled)
  | ({ kind: 'copy'; home: PropertyDetail } & Filled)

export function toStart(request: PostingRequest): Start {
  switch (request.kind) {
    case 'new':
      return { kind: 'new', values: emptyPosting, media: noMedia, visited: [] }
    case 'draft': {
      const { content, step } = request.draft
      const reached = isPostingStep(step) ? postingSteps.indexOf(step) : 0
      const visited = postingSteps.slice(0, reached)
      return { ...request, values: toPostingValues(content), media: toMediaLists(content), visited }
    }
    case 'edit':
      return {
        kind: 'edit',
        home: request.home,
        visited: postingSteps,

        values: toValues(request.home),
        media: toMedia(request.home),
      }
    default:
      // Its pictures are fetched and sent again, because a picture belongs to one listing.
      return { kind: 'copy', home: request.home, values: toValues(request.home), media: noMedia, visited: [] }
  }
}
