import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Anchor } from './anchor.ts'

export type Step = {
  id: string
  label: ReactNode
  state: 'done' | 'todo' | 'warn'
  isCurrent?: boolean | undefined
  /** What the state means, for those who do not see the sign. */
  stateLabel?: string | undefined
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
              <i>{signOf(step, index + 1)}</i>
              <span>
                {step.label}
                {step.stateLabel && <span className="ui-visually-hidden">, {step.stateLabel}</span>}
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              data-state={step.isCurrent ? 'current' : step.state}
              aria-current={step.isCurrent ? 'step' : undefined}
            >
              {step.href ? <Link href={step.href}>{content}</Link> : <span>{content}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function signOf({ state, isCurrent }: Step, number: number): ReactNode {
  if (isCurrent) return number
  return state === 'done' ? <Check aria-hidden /> : state === 'warn' ? '!' : number
}
