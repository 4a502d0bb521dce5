import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'

type TextareaProps = ComponentProps<'textarea'> & {
  /** Writes the counter, for example `(used, max) => '12 / 500'`; without it there is none. */
  formatCount?: ((used: number, max: number | undefined) => string) | undefined
}

export function Textarea({ formatCount, className, onChange, ...rest }: TextareaProps) {
  const countId = useId()
  const [typed, setTyped] = useState(() => String(rest.defaultValue ?? ''))
  const used = String(rest.value ?? typed).length
  const describedBy = classNames(rest['aria-describedby'], formatCount && countId) || undefined

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <span className="grid gap-1.5">
      <span className={classNames('ui-input ui-textarea', className)}>
        <textarea rows={4} {...rest} aria-describedby={describedBy} onChange={handleChange} />
      </span>
      {formatCount && (
        <span id={countId} className="ui-hint justify-self-end tabular-nums">
          {formatCount(used, rest.maxLength)}
        </span>
      )}
    </span>
  )
}
