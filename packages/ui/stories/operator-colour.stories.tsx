import type { Meta } from '@storybook/react-vite'
import { Badge } from '../src/badge.tsx'
import { Button } from '../src/button.tsx'
import { Chip } from '../src/chip.tsx'
import { Link } from '../src/link.tsx'
import { Logo } from '../src/logo.tsx'

export default { title: 'Operator colour' } satisfies Meta

/** One custom property on the root; hover, soft and the dark pair are derived. */
export const Plum = () => (
  <div className="flex flex-wrap items-center gap-3">
    <style>{':root { --operator-brand: #6b2d5c }'}</style>
    <Logo name="Gable" />
    <Button>Rest</Button>
    <Button data-show="hover">Hover</Button>
    <Button variant="quiet" data-show="hover">
      Quiet
    </Button>
    <Chip isSelected>Selected</Chip>
    <Badge tone="brand">Verified</Badge>
    <Link href="#link">A link</Link>
  </div>
)
