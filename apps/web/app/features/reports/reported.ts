import type { ProjectDetail } from '@gable/contract/project'
import type { PropertyDetail } from '@gable/contract/property'

/** What the dialog has to know of what it is about. */
export type Reported = {
  kind: 'property' | 'project'
  id: number
  title: string
  /** Where it is, and how it is called on the telephone. */
  text: string
  picture: string | undefined
  lister: { id: number; name: string }
  isReported: boolean
  contactClosed: PropertyDetail['contactClosed']
}

type Shown = Pick<PropertyDetail | ProjectDetail, 'id' | 'title' | 'lister' | 'isReported' | 'contactClosed'>

export const toReported = (
  kind: Reported['kind'],
  { id, title, lister, isReported, contactClosed }: Shown,
  { text, picture }: Pick<Reported, 'text' | 'picture'>,
): Reported => ({ kind, id, title, text, picture, lister, isReported, contactClosed })
