import * as staff from '@gable/contract/staff'
import { refusedFor, type Row, row, rowAbout } from './row.ts'

export const staffRows: Row[] = [
  // There are owners here.
  row(staff.getOwnerSetup, { access: 'public', gets: 'not_found' }),
  row(staff.becomeOwner, {
    access: 'member',
    gets: 'not_found',
    input: () => ({ token: 'nobody-printed-this-token' }),
  }),
  row(staff.setUpSecondStep, { access: 'member', needsFreshProof: true }),
  // The lister has a passkey for it and has not used it; nobody else has set one up.
  row(staff.passSecondStep, {
    access: 'member',
    input: () => ({ code: '000000' }),
    gets: refusedFor('incorrect_details', 'lister'),
  }),
  row(staff.renewRecoveryCodes, {
    access: 'member',
    needsFreshProof: true,
    gets: refusedFor('second_step_required', 'lister'),
  }),
  rowAbout(staff.setStaffRole, {
    access: 'staff:staff',
    names: 'account',
    by: 'email',
    needsFreshProof: true,
    input: ({ email }) => ({ email, role: 'editor' as const }),
    when: {
      'of the lister': 'ok',
      'about to be erased': 'ok',
      'of staff': 'ok',
      deactivated: 'ok',
      erased: 'not_found',
      'never there': 'not_found',
    },
  }),
  rowAbout(staff.setAccountActive, {
    access: 'staff:members',
    names: 'account',
    by: 'user_id',
    needsFreshProof: true,
    input: ({ id }) => ({ accountId: id, isActive: false }),
    when: {
      'of the lister': 'ok',
      'about to be erased': 'ok',
      'of staff': 'illegal_move',
      deactivated: 'ok',
      erased: 'ok',
      'never there': 'not_found',
    },
  }),
  row(staff.listAudit, { access: 'staff:staff' }),
]
