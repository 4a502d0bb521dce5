import { maxPhotos } from '@gable/domain/photo-rules'
import { expect, test } from 'vitest'
import { updateProperty } from './posting.ts'
import { postProject } from './projects.ts'

const photos = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

test.each([
  ['home', updateProperty],
  ['project', postProject],
])('all photographs that a %s may have are replaced in one update, and no more', (_, { input }) => {
  const isTaken = (count: number) => input.safeParse({ id: 1, gallery_images: photos(count) }).success
  expect([isTaken(maxPhotos), isTaken(maxPhotos + 1)]).toEqual([true, false])
})
