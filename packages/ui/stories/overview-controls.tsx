import { BadgeCheck, ChevronDown, Heart, Map as MapIcon, MessageCircle, Share2, TrendingDown } from 'lucide-react'
import { Badge } from '../src/badge.tsx'
import { Button } from '../src/button.tsx'
import { Checkbox } from '../src/checkbox.tsx'
import { Chip, RemovableChip } from '../src/chip.tsx'
import { Field } from '../src/field.tsx'
import { IconButton } from '../src/icon-button.tsx'
import { Pagination } from '../src/pagination.tsx'
import { PinCluster, PinDot, PricePin } from '../src/price-pin.tsx'
import { RadioGroup } from '../src/radio-group.tsx'
import { Switch } from '../src/switch.tsx'
import { Tabs } from '../src/tabs.tsx'
import { TextInput } from '../src/text-input.tsx'
import { Frame } from './frame.tsx'

const row = 'flex flex-wrap items-center gap-2'

export const OverviewControls = () => (
  <>
    <Frame title="Buttons: rest, hover, focus, disabled, busy" span={6}>
      <Buttons />
    </Frame>
    <Frame title="Fields" span={6}>
      <Fields />
    </Frame>
    <Frame title="Chips and badges" span={6}>
      <Labels />
    </Frame>
    <Frame title="Map pins: rest, hover, selected, seen, saved, new, far, clusters" span={6}>
      <Pins />
    </Frame>
  </>
)

const Buttons = () => (
  <div className="grid gap-4">
    <div className={row}>
      <Button>Book a viewing</Button>
      <Button data-show="hover">Hover</Button>
      <Button data-show="focus">Focus</Button>
      <Button disabled>Disabled</Button>
    </div>
    <div className={row}>
      <Button variant="secondary">
        <MessageCircle className="rtl:-scale-x-100" aria-hidden />
        Chat
      </Button>
      <Button variant="secondary" data-show="hover">
        Hover
      </Button>
      <Button variant="secondary" data-show="focus">
        Focus
      </Button>
      <Button isLoading>Sending</Button>
    </div>
    <div className={row}>
      <Button variant="quiet">Clear all</Button>
      <Button variant="quiet" data-show="hover">
        Hover
      </Button>
      <Button variant="danger">Delete listing</Button>
      <Button variant="ink">
        <MapIcon aria-hidden />
        Map
      </Button>
    </div>
    <div className={row}>
      <Button size="large">Large 52</Button>
      <Button>Default 44</Button>
      <Button size="small">Dense 36</Button>
      <IconButton label="Share" variant="line">
        <Share2 aria-hidden />
      </IconButton>
      <IconButton label="Like" variant="line" data-show="focus">
        <Heart aria-hidden />
      </IconButton>
    </div>
  </div>
)

const Fields = () => (
  <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    <Field label="Rest">{(control) => <TextInput {...control} placeholder="City or street" />}</Field>
    <Field label="Focus">{(control) => <TextInput {...control} data-show="focus" defaultValue="Cedofeita" />}</Field>
    <Field label="Error" error="Nine digits, please.">
      {(control) => <TextInput {...control} defaultValue="912" />}
    </Field>
    <Field label="Disabled" hint="Set by the operator.">
      {(control) => <TextInput {...control} disabled defaultValue="Porto" />}
    </Field>
    <div>
      <Checkbox label="Lift" defaultChecked />
      <Checkbox label="Garden" />
      <RadioGroup
        name="period"
        legend="Period"
        isLegendHidden
        defaultValue="month"
        options={[{ value: 'month', label: 'Monthly' }]}
      />
    </div>
    <div>
      <Switch label="Search as I move" defaultChecked />
      <Switch label="Email me daily" />
    </div>
  </div>
)

const tabs = ['Photos', 'Video', '360°', 'Floor plans', 'Map'].map((label, index) => ({
  id: label,
  label,
  count: index === 0 ? 24 : undefined,
  panel: null,
}))

const Labels = () => (
  <div className="grid gap-4">
    <div className={row}>
      <Chip>
        Type
        <ChevronDown aria-hidden />
      </Chip>
      <Chip data-show="hover">Hover</Chip>
      <RemovableChip removeLabel="Remove 2+ bedrooms" onRemove={() => undefined}>
        2+ bedrooms
      </RemovableChip>
      <Chip data-show="focus">Focus</Chip>
      <Chip count={212}>Parking</Chip>
      <Chip count={0} disabled>
        Studio
      </Chip>
    </div>
    <div className={row}>
      <Badge tone="accent">New</Badge>
      <Badge tone="accent">
        <TrendingDown aria-hidden />
        Price down 4%
      </Badge>
      <Badge tone="good">Live</Badge>
      <Badge tone="warn">In review</Badge>
      <Badge tone="bad">Rejected</Badge>
      <Badge>Under offer</Badge>
      <Badge tone="brand">
        <BadgeCheck aria-hidden />
        Verified
      </Badge>
    </div>
    <Tabs label="Media" tabs={tabs} />
    <div className="-mt-6 flex flex-wrap items-center gap-4">
      <RadioGroup
        name="billing"
        legend="Billing"
        isLegendHidden
        look="segmented"
        defaultValue="month"
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
        ]}
      />
      <Pagination
        label="Pages"
        previousLabel="Previous page"
        nextLabel="Next page"
        page={2}
        pageCount={16}
        hrefFor={(page) => `#page-${page}`}
      />
    </div>
  </div>
)

const Pins = () => (
  <ul className="grid grid-cols-3 gap-4 text-center text-12 text-ink-soft sm:grid-cols-5 [&>li]:grid [&>li]:content-end [&>li]:justify-items-center [&>li]:gap-2">
    <li>
      <PricePin text="€685K" label="Sample, one" />
      Rest
    </li>
    <li>
      <PricePin text="€685K" label="Sample, two" state="hover" />
      Hover
    </li>
    <li>
      <PricePin text="€685K" label="Sample, three" state="selected" />
      Selected
    </li>
    <li>
      <PricePin text="€498K" label="Sample, four" state="seen" />
      Seen
    </li>
    <li>
      <PricePin text="€685K" label="Sample, five, saved" isSaved />
      Saved
    </li>
    <li>
      <PricePin text="€372K" label="Sample, new" isNew />
      New
    </li>
    <li>
      <PricePin text="€685K" label="Sample, saved, selected" isSaved state="selected" />
      Saved, selected
    </li>
    <li>
      <PinDot label="Sample, far away" />
      Far
    </li>
    <li>
      <PinCluster count={46} label="here" />
      Cluster
    </li>
    <li>
      <PinCluster count={118} label="here" />
      Over 99
    </li>
  </ul>
)
