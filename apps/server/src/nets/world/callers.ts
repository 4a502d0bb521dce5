import { deleteAccount, signOut } from '@gable/contract/accounts'
import { type Permission, permissionsOf, type StaffRole, staffRoleNames } from '@gable/domain/staff-roles'
import { hashToken } from '../../features/accounts/sign-in-code.ts'
import type { TestServer } from '../../test/test-server.ts'
import { addColleague, foundAgencyOf } from './agency-objects.ts'

/** The member to whom the objects belong; everybody else is a stranger to them. */
export type Lister = { id: number; email: string }

type CallerKind = {
  /** What the token is worth: nothing, a closed account, or a member. */
  session: 'none' | 'deactivated' | 'member'
  isLister?: boolean
  /** As what they are known in the agency that the lister works for, or that they belong to another one. */
  agencies?: readonly ('agency owner' | 'agency manager' | 'agency agent' | 'other agency')[]
  /** Has just proved anew who they are. */
  isFresh?: boolean
  permissions?: readonly Permission[]
  isMissingSecondStep?: boolean
  /** Makes one and gives the token. */
  make: (server: TestServer, lister: Lister) => Promise<string>
}

const staff = (staffRole: StaffRole): CallerKind => ({
  session: 'member',
  isFresh: true,
  permissions: permissionsOf(staffRole),
  make: async (server) => (await server.addMember({ staffRole, isFresh: true })).token,
})

/** Every kind of caller. A new kind is one entry here: it is then tried on every route. */
export const callerKinds = {
  visitor: { session: 'none', make: async () => '' },
  lister: {
    session: 'member',
    isLister: true,
    agencies: ['agency agent'],
    isFresh: true,
    make: async (server, { id }) => (await server.addSession(id, { isFresh: true })).token,
  },
  'lister on another device': {
    session: 'member',
    isLister: true,
    agencies: ['agency agent'],
    make: async (server, { id }) => (await server.addSession(id)).token,
  },
  stranger: {
    session: 'member',
    isFresh: true,
    make: async (server) => (await server.addMember({ isFresh: true })).token,
  },
  colleague: {
    session: 'member',
    agencies: ['agency agent'],
    make: async (server, lister) => (await addColleague({ server, lister }, 'agent')).token,
  },
  'manager of the agency': {
    session: 'member',
    agencies: ['agency agent', 'agency manager'],
    make: async (server, lister) => (await addColleague({ server, lister }, 'manager')).token,
  },
  'owner of the agency': {
    session: 'member',
    agencies: ['agency agent', 'agency manager', 'agency owner'],
    make: async (server, lister) => (await addColleague({ server, lister }, 'owner')).token,
  },
  'owner of another agency': {
    session: 'member',
    agencies: ['other agency'],
    make: async (server) => {
      const member = await server.addMember()
      await foundAgencyOf({ server, lister: member }, 'owner')
      return member.token
    },
  },
  'deactivated member': {
    session: 'deactivated',
    make: async (server) => (await server.addMember({ isActive: false })).token,
  },
  'member who left': {
    session: 'none',
    make: async (server) => {
      const { call, token } = await server.addMember({ isFresh: true })
      await call(deleteAccount, {})
      return token
    },
  },
  'signed-out device': {
    session: 'none',
    make: async (server, { id }) => {
      const { call, token } = await server.addSession(id)
      await call(signOut, {})
      return token
    },
  },
  'expired token': {
    session: 'none',
    make: async (server, { id }) => {
      const { token } = await server.addSession(id, { hasSecondStep: true, isFresh: true })
      const expiresAt = new Date(Date.now() - 1_000)
      await server.db.updateTable('session').set({ expiresAt }).where('tokenHash', '=', hashToken(token)).execute()
      return token
    },
  },
  'made-up token': { session: 'none', make: async () => 'nobody-ever-got-this-token' },
  'staff without second step': {
    session: 'member',
    isFresh: true,
    isMissingSecondStep: true,
    make: async (server) => (await server.addMember({ staffRole: 'owner', hasSecondStep: false, isFresh: true })).token,
  },
  'staff whose second step has lapsed': {
    session: 'member',
    isFresh: true,
    isMissingSecondStep: true,
    make: async (server) => {
      const { id, token } = await server.addMember({ staffRole: 'owner', isFresh: true })
      const secondStepAt = new Date(Date.now() - 13 * 3_600_000)
      await server.db.updateTable('session').set({ secondStepAt }).where('accountId', '=', id).execute()
      return token
    },
  },
  'staff owner without a fresh proof': {
    session: 'member',
    permissions: permissionsOf('owner'),
    make: async (server) => (await server.addMember({ staffRole: 'owner' })).token,
  },
  ...Object.fromEntries(staffRoleNames.map((role) => [`staff ${role}`, staff(role)])),
} satisfies Record<string, CallerKind>

export type Caller = CallerKind & { name: string }
export const callers: Caller[] = Object.entries<CallerKind>(callerKinds).map(([name, kind]) => ({ name, ...kind }))
