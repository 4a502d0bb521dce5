import type { Meta } from '@storybook/react-vite'
import { BadgeCheck, Search } from 'lucide-react'
import { Field } from '../src/field.tsx'
import { NumberInput } from '../src/number-input.tsx'
import { Select } from '../src/select.tsx'
import { TextInput } from '../src/text-input.tsx'
import { Textarea } from '../src/textarea.tsx'

export default { title: 'Field' } satisfies Meta

export const States = () => (
  <div className="grid max-w-2xl gap-x-6 gap-y-4 md:grid-cols-2">
    <Field label="Rest">{(control) => <TextInput {...control} placeholder="City or street" />}</Field>
    <Field label="Focus">{(control) => <TextInput {...control} data-show="focus" defaultValue="Cedofeita" />}</Field>
    <Field label="Error" error="Nine digits, please." isRequired>
      {(control) => <TextInput {...control} defaultValue="912" />}
    </Field>
    <Field label="Disabled" hint="Set by the operator.">
      {(control) => <TextInput {...control} disabled defaultValue="Porto" />}
    </Field>
    <Field label="With icon" optionalLabel="(optional)">
      {(control) => <TextInput {...control} type="search" start={<Search aria-hidden />} />}
    </Field>
    <Field
      label="With a state"
      corner={
        <span className="ui-verified">
          <BadgeCheck aria-hidden />
          Verified
        </span>
      }
    >
      {(control) => <TextInput {...control} defaultValue="tomas@example.com" />}
    </Field>
    <Field label="Small">{(control) => <TextInput {...control} isSmall defaultValue="44 high" />}</Field>
  </div>
)

export const Numbers = () => (
  <div className="grid max-w-2xl gap-x-6 gap-y-4 md:grid-cols-2">
    <Field label="Price in euros">{(control) => <NumberInput {...control} prefix="€" defaultValue="685,000" />}</Field>
    <Field label="Area in square metres" error="Only digits.">
      {(control) => <NumberInput {...control} suffix="m²" defaultValue="12a" />}
    </Field>
  </div>
)

export const LongText = () => (
  <Field label="About" hint="Say what a photograph cannot." className="max-w-xl">
    {(control) => (
      <Textarea
        {...control}
        maxLength={500}
        defaultValue="Four rooms open in a row towards the morning."
        formatCount={(used, max) => `${used} / ${max}`}
      />
    )}
  </Field>
)

export const Choice = () => (
  <div className="grid max-w-2xl gap-x-6 gap-y-4 md:grid-cols-2">
    <Field label="Bedrooms">
      {(control) => (
        <Select {...control} defaultValue="2">
          <option value="1">1 or more</option>
          <option value="2">2 or more</option>
        </Select>
      )}
    </Field>
    <Field label="Disabled">
      {(control) => (
        <Select {...control} disabled>
          <option>Any</option>
        </Select>
      )}
    </Field>
  </div>
)
