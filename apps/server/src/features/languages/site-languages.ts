import {
  type BuiltInCode,
  builtInLanguages,
  defaultLanguage,
  isBuiltIn,
  type LanguageCode,
  localeOf,
  setSiteLanguages,
} from '@gable/i18n/languages'
import { unflatten } from '@gable/i18n/lay-texts'
import { type ChangedTexts, setChangedTexts } from '@gable/i18n/site-texts'
import type { Texts } from '@gable/i18n/translate'
import type { Announcements } from '#platform/announcements.ts'
import { createCached } from '#platform/cached.ts'
import type { Db } from '#platform/db.ts'
import { type LanguageFacts, listChangedTexts, listLanguageRows } from './languages.repository.ts'

const channel = 'gable:languages'
/** Without Redis a change is seen by all within this time, and as long again later on pages. */
const freshMs = 2_000

/** A language with what staff changed of it. */
export type KnownLanguage = Omit<LanguageFacts, 'base'> & {
  base: BuiltInCode
  version: number
  changed: ReadonlyMap<string, string>
}
export type SiteLanguages = ReturnType<typeof createSiteLanguages>

const none: ReadonlyMap<string, string> = new Map()
/** As they are while nobody has changed them. */
const builtIn: readonly KnownLanguage[] = builtInLanguages.map(({ code, nativeName, dir }, index) => ({
  ...{ code, name: nativeName, isRtl: dir === 'rtl', base: code, isEnabled: true, position: index * 10 },
  ...{ version: 0, changed: none },
}))

/**
 * The copy that this process has of the languages and of what staff wrote in them: read when it is two seconds old or
 * when somebody announces a change, and only the texts of those that have another version.
 */
export function createSiteLanguages({ db, announcements }: { db: Db; announcements: Announcements }) {
  let latest = builtIn
  const cached = createCached(async () => {
    const rows = await listLanguageRows(db)
    const stored = await Promise.all(
      rows.map(async ({ textVersion: version, base, ...facts }): Promise<KnownLanguage> => {
        const known = latest.find(({ code }) => code === facts.code)
        // The version was read before the texts: whatever comes between is read again the next time.
        const changed = known?.version === version ? known.changed : await readChanged(db, facts.code)
        return { ...facts, base: isBuiltIn(base) ? base : defaultLanguage, version, changed }
      }),
    )
    const all = [...builtIn.filter(({ code }) => stored.every((one) => one.code !== code)), ...stored]
    publish(all.toSorted((a, b) => a.position - b.position))
    return latest
  }, freshMs)
  announcements.subscribe(channel, cached.forget)

  function publish(languages: readonly KnownLanguage[]) {
    // The languages of the whole process: nobody touches them who has none of their own.
    if (languages.every((one, index) => one === builtIn[index]) && latest === builtIn) return
    latest = languages
    setSiteLanguages(languages.filter(({ isEnabled }) => isEnabled).map(toSiteLanguage))
    setChangedTexts(new Map(languages.map((one) => [one.code, toChangedTexts(one)])))
  }

  return {
    list: () => cached.get(),
    /** As it is now: whoever changes it must not begin with what it was. */
    async find(code: string): Promise<KnownLanguage | undefined> {
      cached.forget()
      return (await cached.get()).find((language) => language.code === code)
    },
    /** Before something is said. Older words are better than none. */
    refresh: async () => void (await cached.get().catch(() => undefined)),
    async announce() {
      cached.forget()
      await announcements.publish(channel)
    },
    /** Whoever comes next in this process begins with what the product has. */
    close() {
      if (latest !== builtIn) publish(builtIn)
    },
  }
}

async function readChanged(db: Db, language: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await listChangedTexts(db, language)).map(({ key, text }) => [key, text]))
}

const toSiteLanguage = ({ code, name, isRtl }: KnownLanguage) => ({
  // Staff made it one.
  code: code as LanguageCode,
  nativeName: name,
  dir: isRtl ? ('rtl' as const) : ('ltr' as const),
  locale: localeOf(code),
})

const toChangedTexts = ({ base, changed }: KnownLanguage): ChangedTexts => ({
  base,
  texts: unflatten(changed) as Record<string, Texts>,
})
