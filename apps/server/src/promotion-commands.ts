import { decideAdvertisement, listAdvertisements } from '@gable/contract/promotions'
import { promotionStates } from '@gable/domain/promotion-moves'
import * as z from 'zod'
import { type Command, plain } from './staff-commands.ts'

const decisions = decideAdvertisement.input.shape.decision
const states = z.enum(promotionStates)

/** What members promote; the console decides as nobody. */
export const promotionCommands: Record<string, Command> = {
  promotions: {
    usage: `promotions [${promotionStates.join('|')}]`,
    run: async ({ promotions }, [state = 'pending']) => {
      const query = listAdvertisements.input.parse({ status: states.parse(state), limit: 50 })
      const { data, total } = await promotions.featured.listForStaff(query)
      const lines = data.map(
        ({ id, sentAt, type, kind, title, applicant }) =>
          `${id}\t${sentAt}\t${type}\t${kind}\t${plain(title)}\t${plain(applicant.name)}`,
      )
      return [`${total} ${state}`, ...lines].join('\n')
    },
  },
  'decide-promotion': {
    usage: `decide-promotion <id> <${decisions.options.join('|')}> [reason]`,
    run: async ({ promotions }, [id = '', decision = '', ...words]) => {
      const made = { id: Number(id), decision: decisions.parse(decision), reason: words.join(' ') }
      const { state } = await promotions.promotions.decide(null, made)
      return `Promotion ${id} is ${state}`
    },
  },
}
