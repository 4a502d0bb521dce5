import type { PropertyDetail } from '@gable/contract/property'
import { type Drawing, isPicture } from '#app/features/gallery/gallery.ts'

type Paper = PropertyDetail['documents'][number]
/** A floor plan; without a paper while it is being prepared. */
export type ShownPlan = { id: string; title: string; paper: Paper | null }

/** Those that the viewer can show, in the order of their numbers there. */
export const drawingsOf = (plans: readonly ShownPlan[]): Drawing[] =>
  plans.flatMap(({ id, title, paper }) => (paper && isPicture(paper) ? [{ id, title, url: paper.url }] : []))
