import type { Meta } from '@storybook/react-vite'
import { BadgeCheck, ChevronDown, TrendingDown } from 'lucide-react'
import { Avatar } from '../src/avatar.tsx'
import { Badge } from '../src/badge.tsx'
import { Chip, RemovableChip } from '../src/chip.tsx'
import { Logo, LogoMark } from '../src/logo.tsx'

export default { title: 'Labels' } satisfies Meta

export const Chips = () => (
  <div className="flex flex-wrap gap-2">
    <Chip>
      Type
      <ChevronDown aria-hidden />
    </Chip>
    <Chip data-show="hover">Hover</Chip>
    <Chip isSelected>Selected</Chip>
    <Chip isSelected={false}>Not selected</Chip>
    <RemovableChip removeLabel="Remove 2+ bedrooms" onRemove={() => undefined}>
      2+ bedrooms
    </RemovableChip>
    <Chip count={212}>Parking</Chip>
    <Chip count={0} disabled>
      Studio
    </Chip>
    <Chip isSmall>Small</Chip>
  </div>
)

const tones = ['neutral', 'accent', 'good', 'warn', 'bad', 'brand', 'photo', 'photo-accent'] as const

export const Badges = () => (
  <div className="flex flex-wrap gap-2">
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <Badge tone="accent">
      <TrendingDown aria-hidden />
      Price down 4%
    </Badge>
    <Badge tone="brand">
      <BadgeCheck aria-hidden />
      Verified
    </Badge>
  </div>
)

export const Avatars = () => (
  <div className="flex flex-wrap items-center gap-3">
    {['Maria Silva', 'Tomás Brandão', 'Inês Costa', 'Ana', 'ريم حداد'].map((name) => (
      <Avatar key={name} name={name} />
    ))}
    <Avatar name="Rui Pinto" size="small" />
    <Avatar name="Rui Pinto" size="large" />
    <Avatar name="Rui Pinto" size="huge" />
  </div>
)

export const Mark = () => (
  <div className="flex items-center gap-6">
    <Logo name="Gable" />
    <LogoMark className="size-12 text-brand" />
  </div>
)
