import * as contact from '@gable/contract/contact'
import { type Row, row, rowAbout } from './row.ts'

export const contactRows: Row[] = [
  row(contact.contactUs, {
    access: 'optional',
    // An address of its own each time: so many are taken of each in an hour.
    input: () => ({
      firstName: 'Ada',
      email: `${crypto.randomUUID()}@gable.test`,
      subject: 'My account',
      message: 'I have a new number',
    }),
  }),
  row(contact.listContactMessages, { access: 'staff:members' }),
  rowAbout(contact.answerContactMessage, {
    access: 'staff:members',
    names: 'message',
    by: 'id',
    input: ({ id }) => ({ id, answer: 'Done' }),
    when: { waiting: 'ok', answered: 'illegal_move', 'never there': 'not_found' },
  }),
]
