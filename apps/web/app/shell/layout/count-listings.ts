import { searchProjects } from '@gable/contract/projects'
import { searchProperties } from '@gable/contract/properties'
import { dispatch } from '../dispatcher.ts'

/** How much there is to look at. */
export async function countListings(signal: AbortSignal) {
  const [sell, rent, projects] = await Promise.all([
    dispatch(searchProperties, { deal: 'sell', limit: 1 }, { signal }),
    dispatch(searchProperties, { deal: 'rent', limit: 1 }, { signal }),
    dispatch(searchProjects, { limit: 1 }, { signal }),
  ])
  return { sell: sell.total, rent: rent.total, projects: projects.total }
}
