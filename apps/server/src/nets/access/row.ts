import type { Access, Call, ErrorCode, Input } from '@gable/contract/call'
import { type Permission, permissions } from '@gable/domain/staff-roles'
import type { Named, ObjectKind, StateOf } from '../world/objects.ts'

export type Outcome = 'ok' | ErrorCode
/** In the agency that the lister works for as an agent: its owner, whoever manages it, all of it. Or in another one. */
type AgencyAudience = 'agency owner' | 'agency manager' | 'agency agent' | 'other agency'
type Audience = 'lister' | AgencyAudience | `staff:${Permission}`
/** What happens to somebody past the gate: the same to all, or one thing to some, fine as a rule, and another to the rest. */
export type Verdict =
  | Outcome
  | {
      fineFor: readonly Audience[]
      gets?: Outcome
      /** What its lister is told, who is not among these. */
      listerGets?: Outcome
      /** To these it is as if it were not there. */
      missingFor?: readonly Audience[]
      otherwise: Outcome
    }

/** Packages gate nothing for whoever works for the site. */
export const anyStaff = permissions.map((permission) => `staff:${permission}` as const)

/** Of a locked listing its lister is told that it is theirs, and everybody else without a package that one is needed. */
export const lockedForOthers: Verdict = {
  fineFor: anyStaff,
  listerGets: 'about_yourself',
  otherwise: 'package_required',
}

/** Fine for these, and as if it were not there for everybody else. */
export const onlyFor = (...fineFor: Audience[]): Verdict => ({ fineFor, otherwise: 'not_found' })

/** The same, where even these are refused. */
export const refusedFor = (gets: Outcome, ...fineFor: Audience[]): Verdict => ({
  fineFor,
  gets,
  otherwise: 'not_found',
})

export type Row = {
  /** As in the contract, said a second time: whoever opens a door there has to say so here as well. */
  access: Access
  names: ObjectKind
  /** The field of the wire that names the object. */
  by: string | undefined
  input: (object: never) => unknown
  verdicts: Partial<Record<string, Verdict>>
  needsFreshProof: boolean
} & ({ call: Call } | { route: Route; request: (object: never) => Request })
/** What is sent to a route outside the contract. */
export type Request = { url: string; headers?: Record<string, string>; payload?: string; isOverSocket?: boolean }
type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

type About<Kind extends ObjectKind, Asked> = {
  access: Access
  names: Kind
  by: string
  input: (object: Named<Kind>) => Asked
  needsFreshProof?: boolean
  /** One verdict for every state the object can be in. */
  when: Record<StateOf<Kind>, Verdict>
}
type Plain<Asked> = { access: Access; input?: () => Asked; needsFreshProof?: boolean; gets?: Verdict }

/** A call that names no object of anybody. */
export const row = <C extends Call>(
  call: C,
  { access, input = () => ({}) as Input<C>, needsFreshProof = false, gets = 'ok' }: Plain<Input<C>>,
): Row => ({
  call,
  access,
  input,
  needsFreshProof,
  names: 'nothing',
  by: undefined,
  verdicts: { none: gets },
})

/** A call that names an object: a call that can name it in two ways has two rows. */
export const rowAbout = <C extends Call, Kind extends ObjectKind>(
  call: C,
  { needsFreshProof = false, when, ...rest }: About<Kind, Input<C>>,
): Row => ({ ...rest, call, needsFreshProof, verdicts: when })

type Outside = { access?: Access; url?: string; gets?: Outcome }

/** A route outside the contract, at an address to ask. */
export const outside = (
  route: Route,
  { access = 'public', url = route.split(' ')[1] ?? '', gets = 'ok' }: Outside = {},
): Row => ({
  route,
  access,
  request: () => ({ url }),
  names: 'nothing',
  by: undefined,
  needsFreshProof: false,
  input: () => ({}),
  verdicts: { none: gets },
})

type OutsideAbout<Kind extends ObjectKind> = Omit<About<Kind, unknown>, 'input' | 'needsFreshProof'> & {
  request: (object: Named<Kind>) => Request
}

/** A route outside the contract whose address names an object. */
export const outsideAbout = <Kind extends ObjectKind>(route: Route, { when, ...rest }: OutsideAbout<Kind>): Row => ({
  ...rest,
  route,
  needsFreshProof: false,
  input: () => ({}),
  verdicts: when,
})
