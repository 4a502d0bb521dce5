import type { Input } from '@gable/contract/call'
import type { getLanguages, saveLanguage, SiteLanguage, StaffLanguage } from '@gable/contract/languages'
import { isBuiltIn, localeOf } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { conflict, invalidField, refused } from '#platform/errors.ts'
import {
  type LanguageFacts,
  listLanguageRows,
  lockLanguages,
  maxLanguages,
  putLanguage,
} from './languages.repository.ts'
import type { KnownLanguage, SiteLanguages } from './site-languages.ts'
import { textsOfLanguage } from './texts-of-language.ts'

type Deps = { db: Db; siteLanguages: SiteLanguages; defaultLanguage: string }
type Saved = Input<typeof saveLanguage>
export type LanguagesService = ReturnType<typeof createLanguagesService>

/** Which languages the site has. */
export function createLanguagesService({ db, siteLanguages, defaultLanguage }: Deps) {
  const toSiteLanguage = ({ code, name, isRtl, version }: KnownLanguage): SiteLanguage => ({
    ...{ code, name, isRtl, version },
    isDefault: code === defaultLanguage,
    locale: localeOf(code),
  })

  return {
    /** All that are switched on; asked for by its code, one of them. */
    async list({ languageCode, wantsFile = false }: Input<typeof getLanguages>): Promise<SiteLanguage[]> {
      const enabled = (await siteLanguages.list()).filter(({ isEnabled }) => isEnabled)
      if (languageCode === undefined) return enabled.map(toSiteLanguage)
      const asked = enabled.find(({ code }) => code === languageCode)
      const found = asked ?? enabled.find(({ code }) => code === defaultLanguage) ?? enabled[0]
      if (!found) return []
      return [{ ...toSiteLanguage(found), ...(wantsFile && { file: await textsOfLanguage(found) }) }]
    },

    async listAll(): Promise<StaffLanguage[]> {
      const all = await siteLanguages.list()
      return all.map(({ code, name, isRtl, isEnabled, base, position, changed }) => ({
        ...{ code, name, isRtl, isEnabled, base, position },
        isDefault: code === defaultLanguage,
        isBuiltIn: isBuiltIn(code),
        changedCount: changed.size,
      }))
    },

    async save(actorId: number | null, { code, ...said }: Saved) {
      await db.transaction().execute(async (tx) => {
        await lockLanguages(tx)
        const rows = await listLanguageRows(tx)
        const known = rows.find((row) => row.code === code) ?? (await siteLanguages.find(code))
        if (!known && rows.length >= maxLanguages) throw refused('quota_exceeded', `${maxLanguages} are the most`)
        const after = combine(code, known, said)
        if (code === defaultLanguage && !after.isEnabled) {
          throw conflict('illegal_move', 'The site begins in this language')
        }
        await putLanguage(tx, after)
        const detail = { before: known ? factsOf(known) : null, after }
        await recordAudit(tx, { action: 'language.saved', actorId, object: { kind: 'language', id: code }, detail })
      })
      await siteLanguages.announce()
    },
  }
}

export const factsOf = ({ code, name, isRtl, base, isEnabled, position }: LanguageFacts): LanguageFacts => ({
  ...{ code, name, isRtl, base, isEnabled, position },
})

function combine(code: string, known: LanguageFacts | undefined, said: Omit<Saved, 'code'>): LanguageFacts {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  if (!known && !said.name) throw invalidField('name', 'required')
  const beginning = { code, name: '', isRtl: false, base: 'en', isEnabled: true, position: 100 }
  const after: LanguageFacts = { ...beginning, ...(known && factsOf(known)), ...given }
  // What it falls back on has all texts itself.
  if (!isBuiltIn(after.base) || (isBuiltIn(code) && after.base !== code)) throw invalidField('base', 'invalid')
  return after
}
