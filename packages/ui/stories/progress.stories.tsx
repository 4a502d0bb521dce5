import type { Meta } from '@storybook/react-vite'
import { Meter, RingMeter } from '../src/meter.tsx'
import { ProgressBar, RouteProgress } from '../src/progress-bar.tsx'
import { Sparkline } from '../src/sparkline.tsx'
import { Spinner } from '../src/spinner.tsx'
import { StepList } from '../src/step-list.tsx'

export default { title: 'Progress' } satisfies Meta

export const Kinds = () => (
  <div className="grid max-w-sm gap-6">
    <RouteProgress label="Loading the page" isActive />
    <Spinner label="Loading" />
    <ProgressBar label="Uploading" percent={64} />
    <Meter label="Used" value={6} max={10} />
    <Meter label="Good" value={90} tone="good" />
    <Meter label="Nearly used up" value={78} tone="warn" />
    <Meter label="Used up" value={100} tone="bad" />
    <RingMeter label="Quality" value={74} />
    <Sparkline label="Views, most of them today" values={[1, 3, 2, 5, 4, 6, 9]} />
    <Sparkline label="Nothing yet" values={[0, 0, 0]} />
  </div>
)

const states = ['done', 'done', 'warn', 'todo', 'todo', 'todo'] as const
const labels = ['Basics', 'Details', 'Facilities', 'Place', 'Media', 'Review']

export const Steps = () => (
  <StepList
    label="Steps"
    steps={labels.map((label, index) => {
      const state = states[index] ?? 'todo'
      const isCurrent = label === 'Place'
      return { id: label, label, state, isCurrent, href: state === 'todo' ? undefined : `#${label}` }
    })}
  />
)
