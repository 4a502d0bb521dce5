import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take half a minute and more, some of them short. Vitest goes by the size of a file where it knows no times, and what
 * is long and begun last keeps one core waiting for the other.
 */
export const longFiles = [
  'features/payments/money-campaign.test.ts',
  'nets/canary.test.ts',
  'nets/hostile-files.test.ts',
  'nets/conformance.test.ts',
  'search/parity.test.ts',
  'threats/platform.test.ts',
  'places/autocomplete-place.test.ts',
  'properties/listing-model.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own name; it answers a copy.
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(`/${name}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
