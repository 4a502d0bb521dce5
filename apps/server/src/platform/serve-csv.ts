import { Readable } from 'node:stream'
import type { LanguageCode } from '@gable/i18n/languages'
import type { FastifyInstance } from 'fastify'
import type { Member } from './access.ts'
import { languageOf } from './language.ts'

type Table = {
  /** The name of the file; its address is that with `-csv`. */
  name: string
  summary: string
  /** Tables are long: how many somebody may have in an hour. */
  spend: (viewer: Member) => Promise<unknown>
  lines: (viewer: Member, language: LanguageCode) => AsyncIterable<string>
}

/** Not a call of the contract: a browser saves what it gets here. */
export function serveCsv(app: FastifyInstance, { name, summary, spend, lines }: Table) {
  app.get<{ Querystring: { language?: unknown } }>(
    `/${name}-csv`,
    { config: { access: 'member', errors: ['too_many_requests'] }, schema: { summary, tags: [name] } },
    async ({ viewer, headers, query }, reply) => {
      if (!viewer) throw new Error(`The table of ${name} is served to members only`)
      await spend(viewer)
      // A link sends no header of its own.
      const language = languageOf(typeof query.language === 'string' ? query.language : headers['accept-language'])
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(Readable.from(lines(viewer, language)))
    },
  )
}
