import type { ProjectDetail } from '@gable/contract/project'
import type { PropertyDetail } from '@gable/contract/property'

/** What the dialog has to know of what it is about. */
export type Reported = {
  kind: 'property' | 'project' | 'account' | 'review' | 'message'
  id: number
  title: string
  /** Where it is, and how it is called on the telephone. */
  text: string
  picture: string | undefined
  /** Who can be blocked along with it. */
  lister: { id: number; name: string } | undefined
  isReported: boolean
  /** Where it was said, of a message. */
  place?: { chatId: number; sequence: number }
}
export type ReportedListing = Reported & {
  kind: 'property' | 'project'
  lister: { id: number; name: string }
  contactClosed: PropertyDetail['contactClosed']
}

type Shown = Pick<PropertyDetail | ProjectDetail, 'id' | 'title' | 'lister' | 'isReported' | 'contactClosed'>

export const toReported = (
  kind: ReportedListing['kind'],
  { id, title, lister, isReported, contactClosed }: Shown,
  { text, picture }: Pick<Reported, 'text' | 'picture'>,
): ReportedListing => ({ kind, id, title, text, picture, lister, isReported, contactClosed })
