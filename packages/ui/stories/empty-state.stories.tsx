import type { Meta } from '@storybook/react-vite'
import { Bell, X } from 'lucide-react'
import { Button } from '../src/button.tsx'
import { Chip } from '../src/chip.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { StreetIllustration } from '../src/street-illustration.tsx'

export default { title: 'Empty state' } satisfies Meta

export const Kinds = () => (
  <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-3">
    <EmptyState title="Nothing on the wall yet" illustration="wall" actions={<Button>Explore Porto</Button>}>
      Press the heart on any home and it hangs here, on every device you sign in to.
    </EmptyState>
    <EmptyState
      title="No home matches all five filters"
      illustration="map-empty"
      actions={
        <>
          <Chip count={18}>
            <X aria-hidden />
            Sea view
          </Chip>
          <Chip count={11}>
            <X aria-hidden />
            Under €400K
          </Chip>
          <Button variant="quiet">
            <Bell aria-hidden />
            Tell me when one appears
          </Button>
        </>
      }
    >
      Without one of them there would be:
    </EmptyState>
    <EmptyState
      title="No conversations"
      illustration="mailbox"
      actions={<Button variant="secondary">See homes near you</Button>}
    >
      Ask about a home and the answer arrives here.
    </EmptyState>
    <EmptyState title="Sold on 2 July" illustration="house" actions={<Button>See similar homes</Button>}>
      Corner apartment with light went after 24 days.
    </EmptyState>
    <EmptyState
      title="Something went wrong on our side"
      illustration="plug"
      actions={
        <>
          <Button>Try again</Button>
          <Button variant="quiet">Home</Button>
        </>
      }
    >
      We have been notified. Try again in a minute. Ref. 7F3A-20C1
    </EmptyState>
    <EmptyState title="Show homes near you?" illustration="map-point" actions={<Button>Use my location</Button>}>
      We use your approximate position for this page only.
    </EmptyState>
  </div>
)

export const NotFound = () => (
  <div className="grid justify-items-center text-center">
    <StreetIllustration sign="404" />
    <h1 className="type-page">No house at this number</h1>
  </div>
)
