import { invalidField } from '#platform/errors.ts'
import type { Catalogue } from '../../catalogue/translated-catalogue.ts'
import type { FacilityDistance } from './attachments.repository.ts'

type Written = { facilityId: number; distanceKm: string }

const farthestMetres = 100_000

/** What is near a home, each facility once; one that the catalogue does not have is refused. */
export function checkFacilities(written: readonly Written[], { facilities }: Catalogue): FacilityDistance[] {
  const distances = new Map<number, number>()
  for (const { facilityId, distanceKm } of written) {
    if (!facilities.has(facilityId)) throw invalidField('facilities', 'unknown')
    const distanceMetres = Math.round(Number(distanceKm) * 1000)
    if (distanceMetres > farthestMetres) throw invalidField('facilities', 'too_large')
    distances.set(facilityId, distanceMetres)
  }
  return [...distances].map(([facilityId, distanceMetres]) => ({ facilityId, distanceMetres }))
}
