import type { FastifyInstance } from 'fastify'
import type { Announcements } from '#platform/announcements.ts'
import type { Db } from '#platform/db.ts'
import type { JobHandler } from '#platform/jobs.ts'
import { createLanguageTextsService } from './language-texts.service.ts'
import { languageRoutes } from './languages.routes.ts'
import { createLanguagesService } from './languages.service.ts'
import { createSiteLanguages } from './site-languages.ts'

type Deps = { db: Db; announcements: Announcements; defaultLanguage: string }

/** The languages of the site and their texts: files of the product, and what staff write on top of them. */
export function composeLanguages({ db, announcements, defaultLanguage }: Deps) {
  const siteLanguages = createSiteLanguages({ db, announcements })
  const service = createLanguagesService({ db, siteLanguages, defaultLanguage })
  const texts = createLanguageTextsService({ db, siteLanguages })
  return {
    service,
    texts,
    routes: (api: FastifyInstance) => languageRoutes(api, service, texts),
    /** Every answer may say something, and every refusal does. */
    beforeCall: siteLanguages.refresh,
    /** Jobs write mails. */
    withLanguages: (job: JobHandler): JobHandler => ({
      ...job,
      async run(...given) {
        await siteLanguages.refresh()
        return job.run(...given)
      },
    }),
    close: async () => siteLanguages.close(),
  }
}
