import type { Meta } from '@storybook/react-vite'
import { PinCluster, PinDot, PricePin } from '../src/price-pin.tsx'

export default { title: 'Pins' } satisfies Meta

export const States = () => (
  <div className="flex flex-wrap items-center gap-6 rounded-card bg-sunken p-8">
    <PricePin text="€685K" label="Sample" />
    <PricePin text="€685K" label="Sample, pointed at" state="hover" />
    <PricePin text="€685K" label="Sample, selected" state="selected" />
    <PricePin text="€498K" label="Sample, seen" state="seen" />
    <PricePin text="€685K" label="Sample, saved" isSaved />
    <PricePin text="€372K" label="Sample, new" isNew />
    <PricePin text="Premium" label="Sample, locked" isLocked />
    <PinDot label="Sample, far away" />
    <PinCluster count={46} label="here" />
    <PinCluster count={118} label="here" />
  </div>
)
