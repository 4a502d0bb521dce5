import type { Meta } from '@storybook/react-vite'
import { Heart, Share2 } from 'lucide-react'
import { IconButton } from '../src/icon-button.tsx'

export default { title: 'Icon button' } satisfies Meta

export const States = () => (
  <div className="flex items-center gap-3 rounded-card bg-sunken p-6">
    <IconButton label="Share">
      <Share2 aria-hidden />
    </IconButton>
    <IconButton label="Share, with a line" variant="line">
      <Share2 aria-hidden />
    </IconButton>
    <IconButton label="Share, focused" variant="line" data-show="focus">
      <Share2 aria-hidden />
    </IconButton>
    <IconButton label="Share, small" variant="line" size="small">
      <Share2 aria-hidden />
    </IconButton>
    <IconButton label="Save" variant="photo" isPressed={false}>
      <Heart aria-hidden />
    </IconButton>
    <IconButton label="Saved" variant="photo" isPressed>
      <Heart aria-hidden />
    </IconButton>
    <IconButton label="Share, disabled" disabled>
      <Share2 aria-hidden />
    </IconButton>
  </div>
)
