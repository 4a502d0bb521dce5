import type { Meta } from '@storybook/react-vite'
import { Link } from '../src/link.tsx'
import { SkipLink } from '../src/skip-link.tsx'

export default { title: 'Link' } satisfies Meta

export const Kinds = () => (
  <div className="grid justify-items-start gap-4">
    <SkipLink label="Skip to content" />
    <p id="main">
      Within 2 km of you.{' '}
      <Link href="#change" isUnderlined>
        Change
      </Link>
    </p>
    <Link href="#all" hasArrow>
      See all
    </Link>
    <Link href="#plain">On its own line</Link>
  </div>
)
