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
import { listersHome, listersProject, unseenHome, unseenProject } from './listing-verdicts.ts'

const home = { access: 'member', names: 'property', by: 'property_id' } as const
const project = { access: 'member', names: 'project', by: 'project_id' } as const
const viewing = { access: 'member', names: 'viewing', by: 'id' } as const

const notToOneself: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }
const seen: Record<StateOf<'property'>, Verdict> = {
  ...unseenHome,
  approved: 'ok',
  premium: { fineFor: ['lister', ...anyStaff], otherwise: 'package_required' },
}
const seenProject: Record<StateOf<'project'>, Verdict> = {
  ...unseenProject,
  approved: 'ok',
  gated: { fineFor: ['lister', ...anyStaff], otherwise: 'package_required' },
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
  rowAbout(viewings.getOwnViewingSlots, { ...home, input: ({ id }) => ({ propertyId: id }), when: listersHome }),
  rowAbout(viewings.getOwnViewingSlots, { ...project, input: ({ id }) => ({ projectId: id }), when: listersProject }),
  row(viewings.getOwnViewingSlots, { access: 'member' }),
  rowAbout(viewings.saveViewingSlots, {
    ...home,
    input: ({ id }) => ({ propertyId: id, ...times }),
    when: listersHome,
  }),
  rowAbout(viewings.saveViewingSlots, {
    ...project,
    input: ({ id }) => ({ projectId: id, ...times }),
    when: listersProject,
  }),
  rowAbout(viewings.requestViewing, {
    ...home,
    input: ({ id }) => ({ propertyId: id, ...proposal() }),
    when: {
      ...unseenHome,
      approved: notToOneself,
      premium: lockedForOthers,
    },
  }),
  rowAbout(viewings.requestViewing, {
    ...project,
    input: ({ id }) => ({ projectId: id, ...proposal() }),
    when: { ...unseenProject, approved: notToOneself, gated: lockedForOthers },
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
