import { closeReport } from '@gable/contract/reports'
import { defaultLanguage } from '@gable/i18n/languages'
import type { Product } from './compose.ts'

/** What it says, at once or line by line where it may be long. */
type Said = Promise<string> | AsyncIterable<string>
export type Command = { usage: string; run: (product: Product, args: string[]) => Said }

export async function* linesOf(said: Said | string): AsyncGenerator<string> {
  if (typeof said === 'object' && Symbol.asyncIterator in said) yield* said
  else yield* (await said).split('\n')
}

/** What strangers wrote must not steer the terminal that shows it. */
export const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')

const decisions = closeReport.input.shape.decision

/** What readers reported. The actor is nobody, except that a claim has to be somebody's: the owner's. */
export const reportCommands: Record<string, Command> = {
  reports: {
    usage: 'reports [open|closed]',
    run: async ({ reports }, [list = 'open']) => {
      const { data, total } = await reports.list(
        undefined,
        { list: list === 'closed' ? 'closed' : 'open' },
        defaultLanguage,
      )
      const lines = data.map(({ id, kind, subjectId, title, reason, message, said, state, decision }) =>
        [
          `${id}\t${decision ?? state}\t${kind} ${subjectId}\t${plain(title)}\t${reason}\t${plain(message)}`,
          ...said.map(
            ({ sender, text, isReported }) => `${isReported ? '>' : ' '}\t${plain(sender?.name ?? '')}: ${plain(text)}`,
          ),
        ].join('\n'),
      )
      return [`${total} ${list}`, ...lines].join('\n')
    },
  },
  'claim-report': {
    usage: 'claim-report <id>',
    run: async ({ reports, staff }, [id = '']) => {
      const ownerId = await staff.findOwnerId()
      if (ownerId === undefined) return 'There is no owner yet, and somebody must have the report: staff -- owner'
      await reports.claim(ownerId, Number(id))
      return `Report ${id} is claimed`
    },
  },
  'close-report': {
    usage: `close-report <id> <${decisions.options.join('|')}> [words for the reporter, or of taken_down for the lister]`,
    run: async ({ reports }, [id = '', decision = '', ...words]) => {
      const made = decisions.parse(decision)
      const text = words.join(' ')
      const said = made === 'taken_down' ? { reason: text } : { note: text }
      await reports.close(null, { id: Number(id), decision: made, ...said })
      return `Report ${id} is closed: ${made}`
    },
  },
}

/** What people wrote to the site. */
export const contactCommands: Record<string, Command> = {
  messages: {
    usage: 'messages [open|answered]',
    run: async ({ contact }, [list = 'open']) => {
      const { data, total } = await contact.list({ list: list === 'answered' ? 'answered' : 'open' })
      const lines = data.map(
        ({ id, firstName, lastName, email, subject, message }) =>
          `${id}\t${plain(`${firstName} ${lastName} <${email}>`)}\t${plain(subject)}\n\t${plain(message)}`,
      )
      return [`${total} ${list}`, ...lines].join('\n')
    },
  },
  answer: {
    usage: 'answer <id> <words>',
    run: async ({ contact }, [id = '', ...words]) => {
      if (words.length === 0) return 'An answer has words'
      await contact.answer(null, Number(id), words.join(' '))
      return `The answer to ${id} is on its way`
    },
  },
}
