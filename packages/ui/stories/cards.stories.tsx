import type { Meta } from '@storybook/react-vite'
import { SkeletonCard } from '../src/skeleton.tsx'
import { OverviewCards, SampleCard } from './overview-cards.tsx'
import { pictures } from './pictures.ts'

export default { title: 'Card' } satisfies Meta

export const States = () => <OverviewCards />

/** The two must be equally high: nothing may move when the card arrives. */
export const BesideItsSkeleton = () => (
  <div className="grid max-w-2xl items-start gap-6 sm:grid-cols-2">
    <SampleCard
      source={pictures.cottage}
      price="€1,285,000"
      title="White house with a deep garden"
      address="Rua do Passeio Alegre, Foz do Douro"
      meta="€5,224/m² · Listed today"
    />
    <SkeletonCard />
  </div>
)
