import type { StateOf } from '../world/objects.ts'
import { anyStaff, onlyFor, type Verdict } from './row.ts'

type OfHomes = Record<StateOf<'property'>, Verdict>
type OfProjects = Record<StateOf<'project'>, Verdict>

/** Verdicts of listings that nobody but lister and staff see, for calls that tell nobody whether they are there. */
export const unseenProject = {
  pending: 'not_found',
  rejected: 'not_found',
  expired: 'not_found',
  inactive: 'not_found',
  'of a deactivated member': 'not_found',
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
} as const

export const unseenHome = { ...unseenProject, draft: 'not_found', 'past its end': 'not_found' } as const

/** One verdict for all of these states. */
export const sameFor = <States extends object>(states: States, verdict: Verdict) =>
  Object.fromEntries(Object.keys(states).map((state) => [state, verdict])) as Record<keyof States, Verdict>

/** Whatever state a home is in, so that nobody learns whether it is there. */
export const everyHome = (verdict: Verdict): OfHomes =>
  sameFor({ approved: verdict, premium: verdict, ...unseenHome }, verdict)

const insiders = onlyFor('lister', 'agency manager', 'staff:review')

/**
 * Who sees a home: everybody what is public, its lister, whoever manages their agency and
 * reviewers all of it that is still there.
 */
export const seenHome: OfHomes = {
  ...everyHome('not_found'),
  approved: 'ok',
  ...{ draft: insiders, pending: insiders, rejected: insiders, expired: insiders },
  ...{ 'past its end': insiders, inactive: insiders, 'of a deactivated member': onlyFor('staff:review') },
  premium: { fineFor: ['lister', 'agency manager', ...anyStaff], otherwise: 'package_required' },
}

const lister = onlyFor('lister')

/** What only listers have to do with, in whatever state it is; staff have no business there. */
export const listersHome: OfHomes = {
  ...everyHome('not_found'),
  ...{ approved: lister, draft: lister, pending: lister, rejected: lister, expired: lister },
  ...{ 'past its end': lister, inactive: lister, premium: lister },
}
export const listersProject: OfProjects = {
  ...unseenProject,
  ...{ approved: lister, pending: lister, rejected: lister, expired: lister, inactive: lister, gated: lister },
}
