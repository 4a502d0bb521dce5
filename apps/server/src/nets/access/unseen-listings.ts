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
