export const permissions = ['review', 'content', 'finance', 'settings', 'members', 'staff'] as const
export type Permission = (typeof permissions)[number]

/** What each role may do, as data: the server asks it to refuse, the console to hide. */
export const staffRoles = {
  owner: permissions,
  admin: ['review', 'content', 'finance', 'settings', 'members'],
  moderator: ['review', 'members'],
  editor: ['content'],
  support: ['members'],
  finance: ['finance'],
} as const satisfies Record<string, readonly Permission[]>

export type StaffRole = keyof typeof staffRoles
export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]]

/** A role that this version does not know gives nothing. */
export function permissionsOf(role: string | null): readonly Permission[] {
  return role !== null && Object.hasOwn(staffRoles, role) ? staffRoles[role as StaffRole] : []
}
