import type { Meta } from '@storybook/react-vite'
import { Calendar, Key } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../src/checkbox.tsx'
import { RadioGroup } from '../src/radio-group.tsx'
import { Range } from '../src/range.tsx'
import { Switch } from '../src/switch.tsx'

export default { title: 'Choices' } satisfies Meta

export const CheckboxAndSwitch = () => (
  <div className="grid max-w-xl gap-x-6 sm:grid-cols-2">
    <Checkbox label="Lift" defaultChecked />
    <Switch label="Search as I move" defaultChecked />
    <Checkbox label="Garden" description="Its own, not shared" />
    <Switch label="Email me daily" description="At seven in the morning" />
    <Checkbox label="Disabled" disabled />
    <Switch label="Disabled" disabled />
    <Checkbox
      label="Some of them"
      ref={(box) => {
        if (box) box.indeterminate = true
      }}
    />
  </div>
)

const deals = ['Buy', 'Rent', 'Projects'].map((label) => ({ value: label, label }))

export const Radios = () => (
  <div className="grid max-w-xl gap-8">
    <RadioGroup name="list" legend="As a list" options={deals} defaultValue="Buy" />
    <div>
      <RadioGroup name="segmented" legend="Segmented" look="segmented" options={deals} defaultValue="Rent" />
    </div>
    <RadioGroup name="tabs" legend="As tabs" look="tabs" isLegendHidden options={deals} defaultValue="Buy" />
    <RadioGroup
      name="cards"
      legend="As cards"
      look="cards"
      defaultValue="sale"
      options={[
        { value: 'sale', label: 'For sale', description: 'One price, once', icon: <Key aria-hidden /> },
        { value: 'let', label: 'To let', description: 'By day, month or year', icon: <Calendar aria-hidden /> },
      ]}
    />
  </div>
)

export const Slider = () => {
  const [value, setValue] = useState(38)
  return (
    <Range
      label="Size"
      min={0}
      max={100}
      value={value}
      className="max-w-xs"
      onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
    />
  )
}
