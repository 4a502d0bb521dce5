import { createHmac, hkdfSync } from 'node:crypto'
import { movePoint } from '@gable/domain/shown-point'

type Point = { latitude: number; longitude: number }
export type ToShownPoint = (propertyId: number, point: Point) => Point

/** Moves points by a secret amount that depends on the property alone: no number of readings averages it out. */
export function createToShownPoint(secret: string): ToShownPoint {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gable:shown-location', 32))
  return (propertyId, point) => {
    const hash = createHmac('sha256', key).update(String(propertyId)).digest()
    return movePoint(point, [toShare(hash.readUInt32BE(0)), toShare(hash.readUInt32BE(4))])
  }
}

const toShare = (integer: number) => integer / 2 ** 32
