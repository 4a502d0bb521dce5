import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'

export type PromotedCard = PropertyCard | ProjectCard

export const kindOf = (card: PromotedCard) => ('deal' in card ? ('property' as const) : ('project' as const))
