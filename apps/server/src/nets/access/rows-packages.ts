import * as packages from '@gable/contract/packages'
import * as staff from '@gable/contract/staff-packages'
import { type Row, row, rowAbout } from './row.ts'

const finance = { access: 'staff:finance' } as const
const content = () => ({
  names: [{ language: 'en', words: 'Starter' }],
  price: '19',
  durationDays: 30,
  // Of those that are offered there are few, and the net makes many.
  isActive: false,
  features: [{ type: 'property_list' as const, limit: 3 }],
})
const reason = 'A gift'

export const packageRows: Row[] = [
  row(packages.getPackages, { access: 'optional' }),
  row(packages.getOwnPackages, { access: 'member' }),
  row(packages.checkPackageLimit, { access: 'member', input: () => ({ kind: 'property_list' as const }) }),
  rowAbout(packages.assignPackage, {
    access: 'member',
    names: 'offeredPackage',
    by: 'package_id',
    input: ({ id }) => ({ packageId: id }),
    when: { free: 'ok', paid: 'payment_required', retired: 'not_found', 'never there': 'not_found' },
  }),

  row(staff.listStaffPackages, finance),
  row(staff.savePackage, { ...finance, input: content }),
  rowAbout(staff.savePackage, {
    ...finance,
    names: 'offeredPackage',
    by: 'id',
    input: ({ id }) => ({ ...content(), id }),
    when: { free: 'ok', paid: 'ok', retired: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(staff.retirePackage, {
    ...finance,
    names: 'offeredPackage',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { free: 'ok', paid: 'ok', retired: 'illegal_move', 'never there': 'not_found' },
  }),
  rowAbout(staff.listMemberPackages, {
    ...finance,
    names: 'account',
    by: 'account_id',
    input: ({ id }) => ({ accountId: id }),
    when: {
      ...{ 'of the lister': 'ok', deactivated: 'ok', 'about to be erased': 'ok', 'of staff': 'ok' },
      ...{ erased: 'not_found', 'never there': 'not_found' },
    },
  }),
  rowAbout(staff.grantPackage, {
    ...finance,
    names: 'offeredPackage',
    by: 'package_id',
    input: ({ id, listerId }) => ({ accountId: listerId, packageId: id, reason }),
    when: { free: 'ok', paid: 'ok', retired: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(staff.grantPackage, {
    ...finance,
    names: 'account',
    by: 'account_id',
    input: ({ id }) => ({ accountId: id, packageId: 1, reason }),
    when: {
      ...{ 'of the lister': 'ok', deactivated: 'ok', 'about to be erased': 'ok', 'of staff': 'ok' },
      ...{ erased: 'not_found', 'never there': 'not_found' },
    },
  }),
  rowAbout(staff.revokeGrant, {
    ...finance,
    names: 'packageGrant',
    by: 'grant_id',
    input: ({ id }) => ({ grantId: id, reason }),
    when: { running: 'ok', revoked: 'illegal_move', 'never there': 'not_found' },
  }),
]
