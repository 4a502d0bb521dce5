import { decideVerification, listVerifications, saveVerificationField } from '@gable/contract/verification'
import { defaultLanguage } from '@gable/i18n/languages'
import * as z from 'zod'
import { readConfig } from './config.ts'
import { type Command, plain } from './staff-commands.ts'

const decisions = decideVerification.input.shape.decision
const states = z.enum(['pending', 'success', 'failed'])
const ids = z.array(z.coerce.number().int().positive()).min(1)

/** Who asks to be verified, and what is asked of them. The console decides as nobody, except that papers are the owner's to open. */
export const verificationCommands: Record<string, Command> = {
  verifications: {
    usage: 'verifications [pending|success|failed]',
    run: async ({ verification }, [state = 'pending']) => {
      const query = listVerifications.input.parse({ status: states.parse(state), limit: 50 })
      const { data, total } = await verification.staff.list(query)
      const lines = data.map(({ id, applicant, appliedAt }) => `${id}\t${appliedAt}\t${plain(applicant.name)}`)
      return [`${total} ${state}`, ...lines].join('\n')
    },
  },
  verification: {
    usage: 'verification <id>',
    run: async ({ verification, staff }, [id = '']) => {
      const ownerId = await staff.findOwnerId()
      if (ownerId === undefined) return 'There is no owner yet, and papers open for somebody only: staff -- owner'
      const viewer = { accountId: ownerId, permissions: [] }
      const { applicant, state, reason, values } = await verification.staff.open(viewer, Number(id), defaultLanguage)
      const lines = values.map(({ name, value, file }) => {
        const said = file ? `${file.name} (${file.state}) ${value && readConfig().PUBLIC_URL}${String(value)}` : value
        return `${plain(name)}\t${plain([said].flat().join(', '))}`
      })
      const hint = 'Links open for five minutes, for the owner who is signed in.'
      return [`${plain(applicant.name)}: ${state} ${plain(reason)}`, ...lines, hint].join('\n')
    },
  },
  'decide-verification': {
    usage: `decide-verification <id> <${decisions.options.join('|')}> [reason]`,
    run: async ({ verification }, [id = '', decision = '', ...words]) => {
      const made = { id: Number(id), decision: decisions.parse(decision), reason: words.join(' ') }
      const { status } = await verification.staff.decide(null, made)
      return `Verification ${id} is ${status}`
    },
  },
  'verification-form': {
    usage: 'verification-form',
    run: async ({ verification }) => {
      const fields = await verification.form.listAll()
      const lines = fields.map(
        ({ id, type, names, isRequired, isRetired }) =>
          `${id}\t${type}\t${isRetired ? 'retired' : isRequired ? 'required' : 'optional'}\t${names[defaultLanguage]}`,
      )
      return [`${fields.length} fields`, ...lines].join('\n')
    },
  },
  'save-verification-field': {
    usage: `save-verification-field '{"names": {"en": "Licence"}, "type": "file"}'`,
    run: async ({ verification }, [field = '']) => {
      const said = saveVerificationField.input.parse(JSON.parse(field))
      const { id } = await verification.form.save(null, said)
      return `Field ${id} is saved`
    },
  },
  'order-verification-fields': {
    usage: 'order-verification-fields <id> <id> …',
    run: async ({ verification }, args) => {
      await verification.form.order(null, ids.parse(args))
      return 'These come first, in this order'
    },
  },
  'retire-verification-field': {
    usage: 'retire-verification-field <id> [again]',
    run: async ({ verification }, [id = '', again]) => {
      await verification.form.retire(null, Number(id), again === undefined)
      return again === undefined ? `Field ${id} is asked no more` : `Field ${id} is asked again`
    },
  },
}
