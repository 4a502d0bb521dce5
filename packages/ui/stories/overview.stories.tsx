import type { Meta } from '@storybook/react-vite'
import { OverviewCards } from './overview-cards.tsx'
import { OverviewControls } from './overview-controls.tsx'
import { OverviewFloats } from './overview-floats.tsx'
import { OverviewFoundation } from './overview-foundation.tsx'

export default { title: 'Overview', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Components = () => (
  <main className="ui-container py-12">
    <h1 className="type-page mb-2">Components</h1>
    <p className="mb-8 text-ink-soft">
      Every state in one place. Heights 36 · 44 · 52, radius 6 · 12 · 20 · full, one shadow.
    </p>
    <div className="grid gap-6 lg:grid-cols-12">
      <OverviewFoundation />
      <OverviewControls />
      <OverviewCards />
      <OverviewFloats />
    </div>
  </main>
)
