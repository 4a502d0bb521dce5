import type { StatedParameter } from '@gable/contract/catalogue'
import type { CSSProperties } from 'react'
import { iconOfParameter } from './parameter-icon.ts'
import { useParameterText } from './use-parameter-text.ts'

export function KeyFacts({ parameters }: { parameters: readonly StatedParameter[] }) {
  const toText = useParameterText()
  if (parameters.length === 0) return null
  return (
    <dl className="key-facts" style={columnsOf(parameters.length)}>
      {parameters.map((parameter) => {
        const Icon = iconOfParameter(parameter.icon)
        return (
          <div key={parameter.id}>
            <dt>
              <Icon aria-hidden />
              <span>{parameter.name}</span>
            </dt>
            <dd>
              <bdi>{toText(parameter)}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** How many stand in a row where not all of them do: never so many that one is left over. */
function columnsOf(facts: number): CSSProperties {
  const columns = facts === 4 ? 2 : Math.min(facts, 3)
  return { '--facts': facts, '--columns': columns } as CSSProperties
}
