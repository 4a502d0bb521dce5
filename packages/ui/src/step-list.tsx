import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Anchor } from './anchor.ts'

export type Step = {
  id: string
  label: ReactNode
  state: 'done' | 'current' | 'todo' | 'warn'
  href?: string | undefined
}

type StepListProps = {
  label: string
  steps: readonly Step[]
  anchor?: Anchor | undefined
  className?: string | undefined
}

/** The map of a long form; a step with an address can be gone back to. */
export function StepList({ label, steps, anchor: Link = 'a', className }: StepListProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="ui-steps">
        {steps.map((step, index) => {
          const content = (
            <>
              <i>{step.state === 'done' ? <Check aria-hidden /> : index + 1}</i>
              {step.label}
            </>
          )
          return (
            <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
              {step.href ? <Link href={step.href}>{content}</Link> : <span>{content}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
