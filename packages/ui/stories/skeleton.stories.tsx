import type { Meta } from '@storybook/react-vite'
import { Skeleton, SkeletonCard, SkeletonPanel, SkeletonRegion, SkeletonText } from '../src/skeleton.tsx'

export default { title: 'Skeleton' } satisfies Meta

export const Results = () => (
  <SkeletonRegion label="Loading results">
    <div className="mb-6 flex justify-between gap-4">
      <Skeleton className="h-7 w-72" />
      <Skeleton className="h-5 w-28" />
    </div>
    <div className="grid gap-6 sm:grid-cols-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </SkeletonRegion>
)

export const PanelAndText = () => (
  <SkeletonRegion label="Loading">
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <SkeletonPanel />
      <SkeletonText lines={6} />
    </div>
  </SkeletonRegion>
)
