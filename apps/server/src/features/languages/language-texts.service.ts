import type { Input } from '@gable/contract/call'
import {
  type importLanguageFile,
  type listLanguageTexts,
  maxTextLength,
  type StaffText,
} from '@gable/contract/languages'
import { toNormalForm } from '@gable/contract/wire'
import { problemsOfText } from '@gable/i18n/text-problems'
import type { Texts } from '@gable/i18n/translate'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import { findChangedText, putTexts, raiseVersion, removeText } from './languages.repository.ts'
import { factsOf } from './languages.service.ts'
import type { KnownLanguage, SiteLanguages } from './site-languages.ts'
import { listTextEntries, type TextEntry, textsOfLanguage } from './texts-of-language.ts'

type Deps = { db: Db; siteLanguages: SiteLanguages }
export type LanguageTextsService = ReturnType<typeof createLanguageTextsService>

const usualPage = 50
const maxProblems = 100
/** Of one statement. */
const batch = 500
/** No text of ours lies below so many names. */
const deepest = 8

/** What the site says, as staff write it: each text with the values of the English one, each change on record. */
export function createLanguageTextsService({ db, siteLanguages }: Deps) {
  async function getLanguage(code: string): Promise<KnownLanguage> {
    const language = await siteLanguages.find(code)
    if (!language) throw notFound('Language')
    return language
  }

  /** Whoever reads the new version reads the new texts: both are one transaction. */
  async function change(language: KnownLanguage, work: (tx: Tx) => Promise<void>) {
    await db.transaction().execute(async (tx) => {
      await raiseVersion(tx, factsOf(language))
      await work(tx)
    })
    await siteLanguages.announce()
  }

  return {
    async list({ languageCode, words = '', onlyChanged = false, after = '', limit = usualPage }: Listed) {
      const language = await getLanguage(languageCode)
      const { changed } = language
      const wanted = words.toLocaleLowerCase()
      const found = (await listTextEntries(language)).filter(
        ({ key, english, original }) =>
          (!onlyChanged || changed.has(key)) &&
          [key, english, original, changed.get(key) ?? ''].some((said) => said.toLocaleLowerCase().includes(wanted)),
      )
      const page = found.filter(({ key }) => key > after).slice(0, limit)
      const data = page.map((entry): StaffText => ({ ...entry, changed: changed.get(entry.key) ?? null }))
      return { data, total: found.length }
    },

    async save(
      actorId: number | null,
      { languageCode, key, text }: { languageCode: string; key: string; text: string },
    ) {
      const language = await getLanguage(languageCode)
      const entry = (await listTextEntries(language)).find((one) => one.key === key)
      if (!entry) throw notFound('Text')
      const [problem] = problemsOfText(key, text, entry.english)
      if (problem) throw invalidField('text', problem)
      await change(language, async (tx) => {
        const before = (await findChangedText(tx, languageCode, key)) ?? entry.original
        await putTexts(tx, languageCode, [{ key, text }])
        await record(tx, 'text_changed', { actorId, languageCode }, { key, before, after: text })
      })
    },

    async reset(actorId: number | null, { languageCode, key }: { languageCode: string; key: string }) {
      const language = await getLanguage(languageCode)
      await change(language, async (tx) => {
        const before = await findChangedText(tx, languageCode, key)
        if (before === undefined) throw notFound('Change')
        await removeText(tx, languageCode, key)
        await record(tx, 'text_reset', { actorId, languageCode }, { key, before })
      })
    },

    export: async (code: string): Promise<Texts> => textsOfLanguage(await getLanguage(code)),

    /** A file that was exported and translated: what differs from what stands is written, what is wrong is told. */
    async import(actorId: number | null, { languageCode, file }: Input<typeof importLanguageFile>) {
      const language = await getLanguage(languageCode)
      const entries = new Map((await listTextEntries(language)).map((entry) => [entry.key, entry]))
      const read = listLeaves(file).map(([key, text]) => judge(key, text, entries.get(key)))
      const problems = read.flatMap(({ problem }) => problem ?? []).slice(0, maxProblems)
      const texts = read.filter(({ key, text, problem }) => !problem && text !== standing(language, entries.get(key)))
      if (texts.length > 0) {
        await change(language, async (tx) => {
          for (let start = 0; start < texts.length; start += batch) {
            const part = texts.slice(start, start + batch).map(({ key, text }) => ({ key, text }))
            await putTexts(tx, languageCode, part)
          }
          const detail = { saved: texts.length, problems: problems.length }
          await record(tx, 'imported', { actorId, languageCode }, detail)
        })
      }
      return { savedCount: texts.length, problems }
    },
  }
}

type Listed = Input<typeof listLanguageTexts>
type ChangeBy = { actorId: number | null; languageCode: string }

const record = (tx: Tx, action: string, { actorId, languageCode: id }: ChangeBy, detail: Record<string, unknown>) =>
  recordAudit(tx, { action: `language.${action}`, actorId, object: { kind: 'language', id }, detail })

const standing = ({ changed }: KnownLanguage, entry: TextEntry | undefined) =>
  entry && (changed.get(entry.key) ?? entry.original)

/** A file is made by hand or by a program: nothing in it is certain, not even how deep it is. */
function listLeaves(value: unknown, key = '', depth = 0): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || depth > deepest) return [[key, value]]
  return Object.entries(value).flatMap(([name, within]) => listLeaves(within, key ? `${key}.${name}` : name, depth + 1))
}

function judge(key: string, text: unknown, entry: TextEntry | undefined) {
  const said = typeof text === 'string' ? toNormalForm(text) : ''
  const problems = entry ? problemsOfText(key, said, entry.english) : ['is not in English']
  if (said.length > maxTextLength) problems.push('is too long')
  if (said.includes('\0') || !said.isWellFormed()) problems.push('has signs that are no letters')
  return { key, text: said, problem: problems[0] && `${key.slice(0, 200)} ${problems[0]}` }
}
