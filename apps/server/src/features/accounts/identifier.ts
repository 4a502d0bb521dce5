import { parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { AppError, invalidField } from '#platform/errors.ts'

/** What somebody signs in with: an address or a phone number, in its one spelling. */
export type Identifier = { channel: 'mail' | 'sms'; value: string }
type Given = { email?: string | undefined; phoneNumber?: string | undefined }

/** `wanted` is what to ask for when nothing was given. */
export function toIdentifier({ email, phoneNumber }: Given, wanted: keyof Given = 'email'): Identifier {
  if (email && phoneNumber) throw invalidField('phoneNumber', 'unknown')
  if (email) return { channel: 'mail', value: email }
  if (phoneNumber) return { channel: 'sms', value: toPhone(phoneNumber) }
  throw invalidField(wanted, 'required')
}

/** E.164, so that one phone has one spelling. `field` is what the caller's input calls it. */
export function toPhone(number: string, field = 'phoneNumber'): string {
  return parsePhone(number, field).number
}

export function countryOfPhone(number: string): string | undefined {
  return parsePhone(number, 'phoneNumber').country
}

function parsePhone(number: string, field: string) {
  try {
    const phone = parsePhoneNumberWithError(number)
    if (phone.isValid()) return phone
  } catch {
    // Said below, together with numbers that parse and cannot exist.
  }
  throw new AppError(400, 'invalid_phone_number', 'This is not a phone number; begin with + and the country', {
    fields: { [field]: 'invalid_phone_number' },
  })
}

/** `a…@example.com`, `+44…789`: enough to recognise for its owner and for nobody else. */
export function shortened({ channel, value }: Identifier): string {
  if (channel === 'sms') return `${value.slice(0, 3)}…${value.slice(-3)}`
  const at = value.lastIndexOf('@')
  return `${value.slice(0, 1)}…${value.slice(at)}`
}
