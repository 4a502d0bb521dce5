import * as review from '@gable/contract/project-review'
import * as projects from '@gable/contract/projects'
import { newProject } from '../../test/projects.ts'
import { photo } from '../../test/test-server.ts'
import type { StateOf } from '../world/objects.ts'
import { anyStaff, onlyFor, refusedFor, type Row, row, rowAbout, type Verdict } from './row.ts'

type Verdicts = Record<StateOf<'project'>, Verdict>
const project = await newProject({ titleImage: await photo({ width: 200, height: 200 }) })

/** Who sees a project: everybody what is public, its lister, their managers and reviewers all that is still there. */
const visibleOnly: Verdicts = {
  approved: 'ok',
  pending: onlyFor('lister', 'agency manager', 'staff:review'),
  rejected: onlyFor('lister', 'agency manager', 'staff:review'),
  expired: onlyFor('lister', 'agency manager', 'staff:review'),
  inactive: onlyFor('lister', 'agency manager', 'staff:review'),
  gated: { fineFor: ['lister', 'agency manager', ...anyStaff], otherwise: 'package_required' },
  'of a deactivated member': onlyFor('staff:review'),
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
}

/** A lister, and whoever manages their agency, does as they please with what is still there; to all others it is not. */
const ownOnly: Verdicts = {
  approved: onlyFor('lister', 'agency manager'),
  pending: onlyFor('lister', 'agency manager'),
  rejected: onlyFor('lister', 'agency manager'),
  expired: onlyFor('lister', 'agency manager'),
  inactive: onlyFor('lister', 'agency manager'),
  gated: onlyFor('lister', 'agency manager'),
  'of a deactivated member': 'not_found',
  'in the bin': 'not_found',
  deleted: 'not_found',
  'never there': 'not_found',
}
const nobody = Object.fromEntries(Object.keys(ownOnly).map((state) => [state, 'not_found'])) as Verdicts

/** Only what is over begins anew. */
const renewable: Verdicts = {
  ...ownOnly,
  approved: refusedFor('illegal_move', 'lister', 'agency manager'),
  pending: refusedFor('illegal_move', 'lister', 'agency manager'),
  rejected: refusedFor('illegal_move', 'lister', 'agency manager'),
  inactive: refusedFor('illegal_move', 'lister', 'agency manager'),
  gated: refusedFor('illegal_move', 'lister', 'agency manager'),
}

/** Legal from these states, not found where nothing is, and against the table of moves from all others. */
const legalFrom = (...states: StateOf<'project'>[]): Verdicts =>
  Object.fromEntries(
    Object.entries(ownOnly).map(([state, verdict]) => {
      const isGone = verdict === 'not_found' && state !== 'of a deactivated member'
      return [state, isGone ? 'not_found' : states.includes(state as StateOf<'project'>) ? 'ok' : 'illegal_move']
    }),
  ) as Verdicts

const approvedBefore: StateOf<'project'>[] = ['approved', 'inactive', 'gated', 'of a deactivated member']
const aboutOwn = { access: 'member', names: 'project', when: ownOnly } as const
const aboutVisible = { access: 'optional', names: 'project', when: visibleOnly } as const
const aboutAny = { access: 'staff:review', names: 'project', by: 'id' } as const

/** Whose projects are looked for is no secret; what is not public is not among them. */
const ofLister = {
  access: 'optional',
  names: 'account',
  by: 'userid',
  input: ({ id }: { id: number }) => ({ listerId: id }),
  when: {
    'of the lister': 'ok',
    deactivated: 'ok',
    'about to be erased': 'ok',
    erased: 'ok',
    'of staff': 'ok',
    'never there': 'ok',
  },
} as const

export const projectRows: Row[] = [
  row(projects.postProject, { access: 'member', input: () => project }),
  rowAbout(projects.postProject, {
    access: 'member',
    names: 'draft',
    by: 'draft_id',
    input: ({ id }) => ({ ...project, draftId: id }),
    when: {
      'of a home': 'not_found',
      'of a project': onlyFor('lister'),
      'thrown away': 'not_found',
      'never there': 'not_found',
    },
  }),
  rowAbout(projects.postProject, { ...aboutOwn, by: 'id', input: ({ id }) => ({ id, description: 'Bright.' }) }),
  rowAbout(projects.deleteProject, { ...aboutOwn, by: 'id', input: ({ id }) => ({ id }) }),
  rowAbout(projects.restoreProject, {
    access: 'member',
    names: 'project',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { ...nobody, 'in the bin': onlyFor('lister', 'agency manager') },
  }),
  rowAbout(projects.setProjectActive, {
    ...aboutOwn,
    by: 'project_id',
    input: ({ id }) => ({ id, isActive: false }),
  }),
  rowAbout(projects.renewProject, {
    access: 'member',
    names: 'project',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: renewable,
  }),
  row(projects.getProjects, { access: 'optional' }),
  rowAbout(projects.getProjects, { ...aboutVisible, by: 'id', input: ({ id }) => ({ id }) }),
  rowAbout(projects.getProjects, { ...aboutVisible, by: 'slug_id', input: ({ slug }) => ({ slug }) }),
  rowAbout(projects.getProjects, ofLister),
  row(projects.searchProjects, { access: 'optional' }),
  rowAbout(projects.searchProjects, ofLister),
  rowAbout(projects.getProjectDetail, { ...aboutVisible, by: 'slug_id', input: ({ slug }) => ({ slug }) }),
  row(projects.getAddedProjects, { access: 'optional' }),
  rowAbout(projects.getAddedProjects, { ...aboutVisible, by: 'slug_id', input: ({ slug }) => ({ slug }) }),
  row(projects.countAddedProjects, { access: 'member' }),
  row(review.listProjectsForReview, { access: 'staff:review' }),
  rowAbout(review.approveProject, { ...aboutAny, input: ({ id }) => ({ id }), when: legalFrom('pending', 'rejected') }),
  rowAbout(review.rejectProject, {
    ...aboutAny,
    input: ({ id }) => ({ id, reason: 'A watermark' }),
    when: legalFrom('pending', ...approvedBefore),
  }),
  rowAbout(review.expireProject, { ...aboutAny, input: ({ id }) => ({ id }), when: legalFrom(...approvedBefore) }),
  rowAbout(review.setProjectGated, {
    ...aboutAny,
    input: ({ id }) => ({ id, isGated: true }),
    when: { ...legalFrom(...approvedBefore, 'pending', 'rejected', 'expired') },
  }),
]
