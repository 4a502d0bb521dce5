import type { Meta } from '@storybook/react-vite'
import { Share2 } from 'lucide-react'
import { IconButton } from '../src/icon-button.tsx'
import { Tooltip } from '../src/tooltip.tsx'

export default { title: 'Tooltip' } satisfies Meta

export const Open = () => (
  <div className="p-12">
    <Tooltip text="Share" isInitiallyOpen>
      <IconButton label="Share" variant="line">
        <Share2 aria-hidden />
      </IconButton>
    </Tooltip>
  </div>
)
