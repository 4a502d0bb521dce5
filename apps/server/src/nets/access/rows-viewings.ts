import * as viewings from '@gable/contract/viewings'
import type { StateOf } from '../world/objects.ts'
import {
  anyStaff,
  lockedForOthers,
  onlyFor,
  outside,
  outsideAbout,
  type Row,
  row,
  rowAbout,
  type Verdict,
} from './row.ts'

const home = { access: 'member', names: 'property', by: 'property_id' } as const
const project = { access: 'member', names: 'project', by: 'project_id' } as const
const viewing = { access: 'member', names: 'viewing', by: 'id' } as const

const hidden = {
  ...({ draft: 'not_found', pending: 'not_found', rejected: 'not_found', expired: 'not_found' } as const),
  ...({ 'past its end': 'not_found', inactive: 'not_found', 'of a deactivated member': 'not_found' } as const),
  ...({ 'in the bin': 'not_found', deleted: 'not_found', 'never there': 'not_found' } as const),
}
const hiddenProject = {
  ...({ pending: 'not_found', rejected: 'not_found', expired: 'not_found', inactive: 'not_found' } as const),
  ...({ 'of a deactivated member': 'not_found', 'in the bin': 'not_found' } as const),
  ...({ deleted: 'not_found', 'never there': 'not_found' } as const),
}
const notToOneself: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }
const seen: Record<StateOf<'property'>, Verdict> = {
  ...hidden,
  approved: 'ok',
  premium: { fineFor: ['lister', ...anyStaff], otherwise: 'package_required' },
}
const seenProject: Record<StateOf<'project'>, Verdict> = {
  ...hiddenProject,
  approved: 'ok',
  gated: { fineFor: ['lister', ...anyStaff], otherwise: 'package_required' },
}

/** Listers set times in whatever state a listing is in; nobody else learns that it is there. */
const own: Record<StateOf<'property'>, Verdict> = {
  ...{ approved: onlyFor('lister'), draft: onlyFor('lister'), pending: onlyFor('lister') },
  ...{ rejected: onlyFor('lister'), expired: onlyFor('lister'), 'past its end': onlyFor('lister') },
  ...{ inactive: onlyFor('lister'), premium: onlyFor('lister'), 'of a deactivated member': 'not_found' },
  ...{ 'in the bin': 'not_found', deleted: 'not_found', 'never there': 'not_found' },
}
const ownProject: Record<StateOf<'project'>, Verdict> = {
  ...{ approved: onlyFor('lister'), pending: onlyFor('lister'), rejected: onlyFor('lister') },
  ...{ expired: onlyFor('lister'), inactive: onlyFor('lister'), gated: onlyFor('lister') },
  ...{ 'of a deactivated member': 'not_found', 'in the bin': 'not_found', deleted: 'not_found' },
  'never there': 'not_found',
}

const times = {
  ...{ lengthMinutes: 30, pauseMinutes: 0, noticeHours: 0, timeZone: 'UTC', place: '', videoLink: '', daysOff: [] },
  windows: [{ weekday: 1, date: null, from: '10:00', until: '12:00' }],
}
/** Of each caller at another time, within the year. */
const someTime = () => new Date(Date.now() + (1 + Math.random() * 300) * 86_400_000).toISOString()
const proposal = () => ({ startsAt: someTime(), isProposal: true })

export const viewingRows: Row[] = [
  rowAbout(viewings.getViewingSlots, {
    ...home,
    access: 'optional',
    input: ({ id }) => ({ propertyId: id }),
    when: seen,
  }),
  rowAbout(viewings.getViewingSlots, {
    ...project,
    access: 'optional',
    input: ({ id }) => ({ projectId: id }),
    when: seenProject,
  }),
  rowAbout(viewings.getOwnViewingSlots, { ...home, input: ({ id }) => ({ propertyId: id }), when: own }),
  rowAbout(viewings.getOwnViewingSlots, { ...project, input: ({ id }) => ({ projectId: id }), when: ownProject }),
  row(viewings.getOwnViewingSlots, { access: 'member' }),
  rowAbout(viewings.saveViewingSlots, { ...home, input: ({ id }) => ({ propertyId: id, ...times }), when: own }),
  rowAbout(viewings.saveViewingSlots, {
    ...project,
    input: ({ id }) => ({ projectId: id, ...times }),
    when: ownProject,
  }),
  rowAbout(viewings.requestViewing, {
    ...home,
    input: ({ id }) => ({ propertyId: id, ...proposal() }),
    when: {
      ...hidden,
      approved: notToOneself,
      premium: lockedForOthers,
    },
  }),
  rowAbout(viewings.requestViewing, {
    ...project,
    input: ({ id }) => ({ projectId: id, ...proposal() }),
    when: { ...hiddenProject, approved: notToOneself, gated: lockedForOthers },
  }),
  rowAbout(viewings.answerViewing, {
    ...viewing,
    input: ({ id }) => ({ id, answer: 'confirm' as const }),
    when: { requested: onlyFor('lister'), 'never there': 'not_found' },
  }),
  rowAbout(viewings.addViewingFeedback, {
    ...viewing,
    input: ({ id }) => ({ id, rating: 5 }),
    // The lister has one to read, and none to give.
    when: { requested: 'not_found', 'never there': 'not_found' },
  }),
  ...(['lister', 'visitor'] as const).map((side) =>
    row(viewings.getViewings, { access: 'member', input: () => ({ side }) }),
  ),
  row(viewings.countWaitingViewings, { access: 'member' }),
  row(viewings.getViewingCalendar, { access: 'member' }),
  row(viewings.makeViewingCalendarLink, { access: 'member' }),
  row(viewings.revokeViewingCalendarLink, { access: 'member' }),
  outside('GET /api/viewing-calendar', { url: '/api/viewing-calendar?token=a-guess', gets: 'not_found' }),
  outsideAbout('GET /api/viewing-file', {
    ...viewing,
    request: ({ id }) => ({ url: `/api/viewing-file?id=${id}` }),
    when: { requested: onlyFor('lister'), 'never there': 'not_found' },
  }),
]
