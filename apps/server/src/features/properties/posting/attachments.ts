import { invalidRequest, notFound } from '#platform/errors.ts'
import type { Catalogue } from '../../catalogue/translated-catalogue.ts'
import type { FacilityDistance } from './attachments.repository.ts'

type Written = { facilityId: number; distanceKm: string }

const farthestMetres = 100_000

/** What is near a home, each facility once; one that the catalogue does not have is refused. */
export function checkFacilities(written: readonly Written[], { facilities }: Catalogue): FacilityDistance[] {
  const distances = new Map<number, number>()
  for (const { facilityId, distanceKm } of written) {
    if (!facilities.has(facilityId)) throw notFound(`Facility ${facilityId}`)
    const distanceMetres = Math.round(Number(distanceKm) * 1000)
    if (distanceMetres > farthestMetres) throw invalidRequest(400, 'A facility is farther away than 100 km')
    distances.set(facilityId, distanceMetres)
  }
  return [...distances].map(([facilityId, distanceMetres]) => ({ facilityId, distanceMetres }))
}

type Wishes = {
  removed?: string[] | undefined
  order?: string[] | undefined
  /** A new cover replaces the old one. */
  cover?: string | undefined
  added: string[]
}
const mostPictures = 60

/** The pictures after an edit, the cover first. Ids that are not of this home are not found, whosever they are. */
export function arrangePictures(current: string[], { removed = [], order = [], cover, added }: Wishes): string[] {
  const stranger = [...removed, ...order].find((id) => !current.includes(id))
  if (stranger) throw notFound(`Picture ${stranger}`)
  const kept = [...order, ...(cover ? current.slice(1) : current)]
  const arranged = [...new Set([...(cover ? [cover] : []), ...kept, ...added])].filter((id) => !removed.includes(id))
  if (arranged.length === 0 && current.length > 0) throw invalidRequest(400, 'titleImage: required')
  if (arranged.length > mostPictures) throw invalidRequest(400, `A home has at most ${mostPictures} pictures`)
  return arranged
}
