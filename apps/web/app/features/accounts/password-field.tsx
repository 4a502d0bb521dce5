import { normalizePassword, passwordProblem } from '@gable/domain/password-rules'
import { Field } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { TextInput } from '@gable/ui/text-input'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'

type PasswordFieldProps = {
  label: string
  name: string
  error?: ReactNode
  hint?: ReactNode
  /** A password that is being made, not one that is known. */
  isNew?: boolean
  hasMeter?: boolean
}

/** A password that its owner may look at, with a hint of how good it is while it is made. */
export function PasswordField({ label, name, error, hint, isNew, hasMeter }: PasswordFieldProps) {
  const { t } = useTranslation('accounts')
  const { passwordMinLength } = useSite().settings
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const strength = strengthOf(typed, passwordMinLength)
  const advice = typed ? t(`password.${strength}`) : t('password.hint', { count: passwordMinLength })
  return (
    <Field label={label} error={error} hint={hasMeter ? advice : hint} isRequired>
      {(control) => (
        <>
          <TextInput
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={128}
            onChange={(event) => setTyped(event.target.value)}
            end={
              <IconButton
                size="small"
                className="-me-2"
                label={isShown ? t('password.hide') : t('password.show')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOff className="size-4.5" aria-hidden /> : <Eye className="size-4.5" aria-hidden />}
              </IconButton>
            }
          />
          {hasMeter && typed && <StrengthBar reached={strengths.indexOf(strength) + 1} />}
        </>
      )}
    </Field>
  )
}

function StrengthBar({ reached }: { reached: number }) {
  return (
    <div className="password-strength" aria-hidden>
      {strengths.map((step, index) => (
        <i key={step} data-on={index < reached || undefined} />
      ))}
    </div>
  )
}

const strengths = ['weak', 'fair', 'good', 'strong'] as const
type Strength = (typeof strengths)[number]

/** A hint and no rule: length counts most, and letters that repeat count once. The server knows the common ones. */
export function strengthOf(password: string, minLength: number): Strength {
  const letters = [...normalizePassword(password)]
  const weight = Math.min(letters.length, new Set(letters).size * 1.8)
  if (passwordProblem(password, minLength) || weight < 8) return 'weak'
  if (weight < 11) return 'fair'
  return weight < 15 ? 'good' : 'strong'
}
