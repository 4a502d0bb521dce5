import { createHash } from 'node:crypto'
import { createClient } from '@gable/contract/client'
import { getLanguages, type SiteLanguage } from '@gable/contract/languages'
import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import {
  builtInLanguages,
  defaultLanguage,
  isBuiltIn,
  type LanguageCode,
  setSiteLanguages,
} from '@gable/i18n/languages'
import { createI18n, type Translator } from '#app/shared/i18n/i18n.ts'
import type { Messages } from '#app/shared/i18n/messages.ts'
import { readEnvironment } from './environment.server.ts'

/** The texts of a language from one moment on. */
export type Edition = { version: string; messages: Messages; translator: Translator }

/** With the seconds that an api without Redis needs, a change is on every page within five. */
const freshForMs = 2_000
/** Anybody may ask for an edition that is not there. */
const forcedEveryMs = 300
const waitsAtMostMs = 1_500
/** Pages that were just drawn still fetch the texts that they were drawn with. */
const keptEditions = 3
/** No api says this version. */
const unheard = -1

type Offered = Pick<SiteLanguage, 'code' | 'version'>
let offered: readonly Offered[] = builtInLanguages.map(({ code }) => ({ code, version: 0 }))
let askedAt = 0
let asking: Promise<void> | undefined

type Kept = { offeredVersion: number; editions: Edition[] }
const kept = new Map<string, Kept>()
const making = new Map<string, Promise<Edition>>()

/** Asks which languages there are and how old their texts, once in two seconds and not once per page. */
export async function refreshLanguages({ isForced = false } = {}): Promise<void> {
  const ageMs = Date.now() - askedAt
  if (ageMs < (isForced ? forcedEveryMs : freshForMs)) return asking
  askedAt = Date.now()
  asking = askLanguages().catch(() => undefined)
  await asking
}

const callApi = () => createClient({ baseUrl: readEnvironment().API_URL, readToken: () => undefined })
const inTime = () => ({ signal: AbortSignal.timeout(waitsAtMostMs) })

/** While the api cannot be asked, the languages stay as they were. */
async function askLanguages() {
  const { data } = await callApi()(getLanguages, {}, inTime())
  offered = data
  setSiteLanguages(
    data.map(({ code, name, isRtl, locale }) => ({
      code: code as LanguageCode,
      nativeName: name,
      dir: isRtl ? 'rtl' : 'ltr',
      locale,
    })),
  )
}

/** The texts of a language as staff left them; those that a page was drawn with while they are still known. */
export async function findEdition(language: LanguageCode, version?: string): Promise<Edition> {
  const known = kept.get(language)
  const drawnWith = known?.editions.find((edition) => edition.version === version)
  if (drawnWith) return drawnWith
  const { version: wanted = 0 } = offered.find(({ code }) => code === language) ?? {}
  const [newest] = known?.editions ?? []
  if (newest && known?.offeredVersion === wanted) return newest
  const name = `${language} ${wanted}`
  const made = making.get(name) ?? makeEdition(language, wanted).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

async function makeEdition(language: LanguageCode, wanted: number): Promise<Edition> {
  // Older texts are better than no page; the next one asks again.
  const asked = await readTexts(language, wanted).catch(() => undefined)
  const { editions = [] } = kept.get(language) ?? {}
  const messages = asked?.messages ?? editions[0]?.messages ?? (await readFiles(language))
  const version = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 12)
  const known = editions.find((one) => one.version === version)
  const edition = known ?? { version, messages, translator: createI18n(language, messages) }
  const others = editions.filter((one) => one !== edition)
  const offeredVersion = asked?.offeredVersion ?? unheard
  kept.set(language, { offeredVersion, editions: [edition, ...others].slice(0, keptEditions) })
  return edition
}

/** The files that the site was built with, or what staff made of them. */
async function readTexts(language: LanguageCode, wanted: number) {
  if (wanted === 0) return { messages: await readFiles(language), offeredVersion: 0 }
  const { data } = await callApi()(getLanguages, { languageCode: language, wantsFile: true }, inTime())
  const [found] = data
  if (found?.code !== language || !found.file) return undefined
  // Another api process may have answered than the one that offered it, and know an older one.
  return { messages: found.file as unknown as Messages, offeredVersion: found.version }
}

const readFiles = async (language: LanguageCode) =>
  (await loadAllBuiltInTexts(isBuiltIn(language) ? language : defaultLanguage)) as unknown as Messages
