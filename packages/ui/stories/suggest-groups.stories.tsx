import type { Meta } from '@storybook/react-vite'
import { House, MapPin } from 'lucide-react'
import { useState } from 'react'
import { SuggestGroups } from '../src/suggest-groups.tsx'

export default { title: 'Suggest groups' } satisfies Meta

const groups = [
  { label: 'Places', items: [{ id: 'porto', Icon: MapPin, name: 'Porto', count: 218 }] },
  {
    label: 'Categories',
    items: [
      { id: 'villa', Icon: House, name: 'Villas', count: 31 },
      { id: 'loft', Icon: House, name: 'Lofts', count: 9 },
    ],
  },
]

export const SeveralKinds = () => {
  const [text, setText] = useState('')
  return (
    <div className="ui-input max-w-md">
      <SuggestGroups
        value={text}
        onValueChange={setText}
        groups={groups}
        keyOf={({ id }) => id}
        onPick={({ name }) => setText(name)}
        closeLabel="Back"
        input={{ 'aria-label': 'Where', placeholder: 'City, neighbourhood or street' }}
      >
        {({ Icon, name, count }) => (
          <>
            <Icon aria-hidden />
            <span className="flex-1">{name}</span>
            <span className="text-ink-soft">{count}</span>
          </>
        )}
      </SuggestGroups>
    </div>
  )
}
