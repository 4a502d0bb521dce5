import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** What the control inside a field spreads onto itself: its id, and the words that describe it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

type FieldProps = {
  label: ReactNode
  children: (control: FieldControl) => ReactNode
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean | undefined
  /** Stands beside the label of a field that may stay empty, in the reader's language. */
  optionalLabel?: string | undefined
  /** A state or a small action at the far end of the label's line. */
  corner?: ReactNode
  className?: string | undefined
}

export function Field({ label, children, id, hint, error, isRequired, optionalLabel, corner, className }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = classNames(hint != null && hintId, error != null && errorId) || undefined
  return (
    <div className={classNames('ui-field', className)}>
      <div className="ui-field-top">
        <label className="ui-label" htmlFor={controlId}>
          {label} {optionalLabel && <small>{optionalLabel}</small>}
        </label>
        {corner}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error != null || undefined,
        required: isRequired,
      })}
      {error != null && <FieldError id={errorId}>{error}</FieldError>}
      {hint != null && (
        <p className="ui-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** One line under the thing that failed. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="ui-error" id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  )
}
