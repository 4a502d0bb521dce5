import type { FastifyInstance } from 'fastify'
import { handle } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { answerMail, receivedMail } from './contact-mail.ts'
import { contactCleanups, sendAnswer, tellStaff } from './contact.jobs.ts'
import { findMessage } from './contact.repository.ts'
import { contactRoutes } from './contact.routes.ts'
import { createContactService } from './contact.service.ts'

type Deps = Parameters<typeof createContactService>[0] & {
  mailer: Mailer
  /** Of whoever runs the site; empty while they have not said one. */
  findOwnAddress: () => Promise<string>
}

/** Messages to the people behind the site. */
export function composeContact(deps: Deps) {
  const { db, mailer, findOwnAddress } = deps
  const service = createContactService(deps)
  return {
    service,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: {
      tables: [
        { table: 'contact_message', owner: 'account_id', key: 'id', keyType: 'bigint', without: ['answered_by'] },
      ],
    },
    cleanups: contactCleanups,
    jobs: [
      handle(sendAnswer, async ({ messageId }, jobId) => {
        const message = await findMessage(db, messageId)
        if (!message?.answer) return
        await mailer.send({ to: message.email, ...answerMail(message, message.answer) }, `contact-answer.${jobId}`)
      }),
      handle(tellStaff, async ({ messageId }, jobId) => {
        const [message, to] = [await findMessage(db, messageId), await findOwnAddress()]
        if (message && to) await mailer.send({ to, ...receivedMail(message, messageId) }, `contact.${jobId}`)
      }),
    ],
    routes: (api: FastifyInstance) => contactRoutes(api, service),
  }
}
