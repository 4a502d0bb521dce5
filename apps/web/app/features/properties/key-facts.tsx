import type { StatedParameter } from '@gable/contract/catalogue'
import { iconOfParameter } from './parameter-icon.ts'
import { useParameterText } from './use-parameter-text.ts'

export function KeyFacts({ parameters }: { parameters: readonly StatedParameter[] }) {
  const toText = useParameterText()
  if (parameters.length === 0) return null
  return (
    <dl className="key-facts">
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
