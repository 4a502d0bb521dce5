import type { AgencyRole } from '@gable/domain/agency-roles'

type About = { accountId: number }

/** What happens to an agency; its subject is the agency. */
export type AgenciesEvents = {
  'agency.created': undefined
  'agency.changed': undefined
  'agency.joined': About & { role: AgencyRole }
  'agency.left': About
  'agency.role-changed': About & { role: AgencyRole }
  'agency.dissolved': undefined
}
