import type { Meta } from '@storybook/react-vite'
import { Copy, Ellipsis, Pencil, Tag, Trash2 } from 'lucide-react'
import { IconButton } from '../src/icon-button.tsx'
import { Menu } from '../src/menu.tsx'

export default { title: 'Menu' } satisfies Meta

export const Open = () => (
  <div className="min-h-80">
    <Menu
      isInitiallyOpen
      align="start"
      trigger={
        <IconButton label="More" variant="line">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, href: '#edit' },
        { id: 'copy', label: 'Duplicate', icon: <Copy aria-hidden />, end: <kbd className="ui-key">D</kbd> },
        { id: 'sold', label: 'Mark as sold', icon: <Tag aria-hidden />, isDisabled: true },
        { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'bad', startsGroup: true },
      ]}
    />
  </div>
)
