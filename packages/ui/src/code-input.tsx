import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'
import { classNames } from './class-names.ts'

type CodeInputProps = {
  length?: number | undefined
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Called once all boxes are full. */
  onComplete?: ((value: string) => void) | undefined
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  className?: string | undefined
}

/** One box per digit over a single real input: paste, autofill from a message and screen readers just work. */
export function CodeInput({ length = 6, className, value, onChange, onComplete, ...rest }: CodeInputProps) {
  const given = Object.fromEntries(
    Object.entries({ ...rest, value, onChange, onComplete }).filter(([, own]) => own !== undefined),
  )
  return (
    <>
      {/* The library adds its rules in a style element, which a strict content policy refuses. They are in our own
          style sheet, and an element of this id keeps it from adding them. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        {...given}
        maxLength={length}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={REGEXP_ONLY_DIGITS}
        // It would make room for the sign of a password manager by growing past the edge of a phone.
        pushPasswordManagerStrategy="none"
        pasteTransformer={(text) => text.replace(/\D/g, '')}
        containerClassName={classNames('ui-code', className)}
        render={({ slots }) => (
          <div data-boxes>
            {slots.map((slot, index) => (
              <span key={index} data-box={slot.isActive ? 'active' : 'rest'}>
                {slot.char}
                {slot.hasFakeCaret && <i data-caret />}
              </span>
            ))}
          </div>
        )}
      />
    </>
  )
}
