import type { Meta } from '@storybook/react-vite'
import { Map as MapIcon, MessageCircle } from 'lucide-react'
import { Button, ButtonLink } from '../src/button.tsx'

export default { title: 'Button' } satisfies Meta

export const Variants = () => (
  <div className="flex flex-wrap gap-2">
    <Button>Primary</Button>
    <Button variant="secondary">Secondary</Button>
    <Button variant="quiet">Quiet</Button>
    <Button variant="danger">Danger</Button>
    <Button variant="ink">
      <MapIcon aria-hidden />
      Map
    </Button>
  </div>
)

export const States = () => (
  <div className="flex flex-wrap gap-2">
    <Button data-show="hover">Hover</Button>
    <Button data-show="focus">Focus</Button>
    <Button disabled>Disabled</Button>
    <Button isLoading>Sending</Button>
    <Button variant="secondary" data-show="hover">
      Hover
    </Button>
    <Button variant="secondary" isLoading>
      Sending
    </Button>
    <Button variant="quiet" data-show="hover">
      Hover
    </Button>
    <Button variant="danger" data-show="hover">
      Hover
    </Button>
  </div>
)

export const Sizes = () => (
  <div className="flex flex-wrap items-center gap-2">
    <Button size="large">Large 52</Button>
    <Button>Default 44</Button>
    <Button size="small">Dense 36</Button>
    <Button isWide>Wide</Button>
  </div>
)

export const AsLink = () => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink href="#there">A link</ButtonLink>
    <ButtonLink href="#there" variant="secondary">
      <MessageCircle aria-hidden />
      With icon
    </ButtonLink>
  </div>
)
