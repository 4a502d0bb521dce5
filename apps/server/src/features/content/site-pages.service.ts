import type { Input } from '@gable/contract/call'
import type { deleteSitePage, saveSitePage as saveCall, SitePage, SitePageName } from '@gable/contract/site-pages'
import type { LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { pictureIdsOf } from './document-facts.ts'
import { renderRichText } from './render-rich-text.ts'
import { findSitePage, listSitePages, removeSitePage, saveSitePage } from './site-pages.repository.ts'
import { assertLanguage } from '#platform/words-by-language.ts'

type Deps = { db: Db; events: EventLog }
export type SitePagesService = ReturnType<typeof createSitePagesService>

/** Texts of the operator instead of our own: about the site, its terms, its privacy notice. */
export function createSitePagesService({ db, events }: Deps) {
  async function record(tx: Tx, name: 'saved' | 'deleted', id: number, actorId: number, page: string) {
    await events.record(tx, { name: `site_page.${name}`, subjectIds: [id], actorId })
    await recordAudit(tx, { action: `site_page.${name}`, actorId, object: { kind: 'site_page', id: page } })
  }

  return {
    async find(name: SitePageName, language: LanguageCode): Promise<SitePage | null> {
      const page = await findSitePage(db, name, language)
      if (!page) return null
      const { html: body, contents } = renderRichText(page.body)
      return { language: page.language, title: page.title, body, contents, updatedAt: page.updatedAt.toISOString() }
    },

    async list() {
      const pages = await listSitePages(db)
      return pages.map(({ name, language, title, body }) => ({ name, language, title, body }))
    },

    async save(staffId: number, written: Input<typeof saveCall>) {
      const { name, language, body } = written
      assertLanguage(language, 'language')
      if (pictureIdsOf(body).length > 0) throw invalidField('body', 'has_pictures')
      await db.transaction().execute(async (tx) => {
        const id = await saveSitePage(tx, written)
        await record(tx, 'saved', id, staffId, `${name} ${language}`)
      })
    },

    async remove(staffId: number, { name, language }: Input<typeof deleteSitePage>) {
      await db.transaction().execute(async (tx) => {
        const id = await removeSitePage(tx, name, language)
        if (id === undefined) throw notFound('Page')
        await record(tx, 'deleted', id, staffId, `${name} ${language}`)
      })
    },
  }
}
