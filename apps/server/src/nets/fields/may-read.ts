import type { Caller } from '../world/callers.ts'
import { type Audience, fieldPolicy, rowOf } from './field-policy.ts'
import { hiddenDoor } from './fill-world.ts'

/** Who reads an answer; `proved` is the address of which the request itself was the proof. */
export type Reader = { caller: Caller; accountId: number | undefined; proved?: string | undefined }

/** That an answer holds something under a key. */
export type FieldValue = { row: string; audience: Audience | undefined; holder: object; value: unknown }

/** Everything that an answer tells. Nothing is told by what is empty, and by a key within one that is not public. */
export function fieldValuesIn(value: unknown): FieldValue[] {
  if (Array.isArray(value)) return value.flatMap(fieldValuesIn)
  if (typeof value !== 'object' || value === null) return []
  const holder = value
  return Object.entries(holder)
    .filter(([, inner]) => !isEmpty(inner))
    .flatMap(([key, inner]: [string, unknown]) => {
      const row = rowOf(key, Object.keys(holder))
      const audience = fieldPolicy[row]
      return [{ row, audience, holder, value: inner }, ...(audience === 'everybody' ? fieldValuesIn(inner) : [])]
    })
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a reader may be told something, said a second time and apart from the code that is tested. */
export function mayRead({ audience, holder, value }: FieldValue, { caller, accountId, proved }: Reader): boolean {
  const { permissions = [], isLister = false, agencies = [] } = caller
  const isManager = agencies.includes('agency manager')
  if (audience === 'everybody') return true
  if (audience === 'self') return accountId !== undefined && isAbout(holder, accountId)
  if (audience === 'prover') return proved !== undefined && (typeof value !== 'object' || emailOf(value) === proved)
  if (audience === 'insider') return isLister || isManager || permissions.includes('review')
  // Whose invitations they are is the canaries' business: both read those of their own agency.
  if (audience === 'manager') return isManager || agencies.includes('other agency')
  if (audience === 'moved') return !isTheDoor(value)
  return permissions.some((permission) => audience === `staff:${permission}`)
}

/** An object without a number is about whoever asked; one with a number has to have the reader's. */
const isAbout = (holder: { id?: unknown }, accountId: number) =>
  typeof holder.id !== 'number' || holder.id === accountId

const emailOf = (user: { email?: unknown } | null) => user?.email

/** A tile rounds to a tenth of a metre. */
const isTheDoor = (value: unknown) =>
  typeof value === 'number'
    ? [hiddenDoor.latitude, hiddenDoor.longitude].some((exact) => Math.abs(value - exact) < 1e-5)
    : String(value).includes(hiddenDoor.address)
