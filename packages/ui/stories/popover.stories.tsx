import type { Meta } from '@storybook/react-vite'
import { ChevronDown } from 'lucide-react'
import { Button } from '../src/button.tsx'
import { Chip } from '../src/chip.tsx'
import { Field } from '../src/field.tsx'
import { NumberInput } from '../src/number-input.tsx'
import { Popover } from '../src/popover.tsx'

export default { title: 'Popover' } satisfies Meta

export const Open = () => (
  <div className="min-h-80">
    <Popover
      isInitiallyOpen
      title="Price"
      className="w-80"
      trigger={
        <Chip>
          Price
          <ChevronDown aria-hidden />
        </Chip>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">{(control) => <NumberInput {...control} prefix="€" isSmall />}</Field>
        <Field label="To">{(control) => <NumberInput {...control} prefix="€" isSmall />}</Field>
        <Button className="col-span-2">Show results</Button>
      </div>
    </Popover>
  </div>
)
