import type { Meta } from '@storybook/react-vite'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../src/field.tsx'
import { SuggestInput } from '../src/suggest-input.tsx'

export default { title: 'Suggest input' } satisfies Meta

const places = [
  { id: '1', name: 'Porto', in: 'Portugal' },
  { id: '2', name: 'Porto Alegre', in: 'Rio Grande do Sul, Brazil' },
  { id: '3', name: 'Portofino', in: 'Liguria, Italy' },
]

export const Places = () => {
  const [text, setText] = useState('')
  const found = places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <Field label="Find the address" className="max-w-md">
      {(control) => (
        <SuggestInput
          {...control}
          value={text}
          onValueChange={setText}
          items={text ? found : []}
          keyOf={({ id }) => id}
          textOf={({ name }) => name}
          onPick={({ name }) => setText(name)}
          status={text && found.length === 0 ? 'No place of this name is known.' : undefined}
          start={<Search aria-hidden />}
        >
          {(place) => (
            <>
              <MapPin aria-hidden />
              <span>
                {place.name}
                <small>{place.in}</small>
              </span>
            </>
          )}
        </SuggestInput>
      )}
    </Field>
  )
}
