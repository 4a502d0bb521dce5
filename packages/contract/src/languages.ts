import * as z from 'zod'
import type { Call } from './call.ts'
import { LanguageTag } from './content-topics.ts'
import { Flag, limitOf, renamed, text } from './wire.ts'

/** Of one text, in characters; the longest of ours has a quarter of it. */
export const maxTextLength = 4_000
const Key = z
  .string()
  .max(200)
  .regex(/^\w+(\.\w+)+$/)
const TextFile = z.record(z.string(), z.unknown())
/** As JSON in a text, which passes through forms and readers of fields as it is. */
const WrittenFile = z.codec(z.string().max(900_000), TextFile, {
  decode(json, context) {
    const value = parseJson(json)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
    context.issues.push({ code: 'custom', input: json, message: 'Expected a file of texts as JSON' })
    return z.NEVER
  },
  encode: (value) => JSON.stringify(value),
})

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const SiteLanguage = renamed(
  z.object({
    code: z.string(),
    name: z.string().describe('What it calls itself'),
    rtl: Flag,
    is_default: Flag,
    locale: z.string().describe('Ours: by which numbers and dates are written'),
    text_version: z.int().describe('Ours: higher after every change of its texts, 0 while there was none'),
    file: TextFile.optional().describe('Its texts, where they are asked for'),
  }),
  { rtl: 'isRtl', is_default: 'isDefault', text_version: 'version' },
)
export type SiteLanguage = z.output<typeof SiteLanguage>

export const getLanguages = {
  method: 'GET',
  path: '/get_languages',
  access: 'optional',
  demo: 'allowed',
  summary: 'The languages of the site; with a code that one, or the default one where there is no such code',
  input: renamed(z.strictObject({ language_code: z.string().max(20).optional(), web_language_file: Flag.optional() }), {
    language_code: 'languageCode',
    web_language_file: 'wantsFile',
  }),
  output: z.array(SiteLanguage),
  errors: [],
} as const satisfies Call

const staff = { access: 'staff:settings' } as const
const read = { ...staff, method: 'GET', demo: 'allowed' } as const
const write = { ...staff, method: 'POST', demo: 'refused' } as const

const StaffLanguage = renamed(
  z.object({
    code: z.string(),
    name: z.string(),
    rtl: Flag,
    is_default: Flag,
    is_built_in: Flag.describe('Whether its texts come with the product'),
    is_enabled: Flag,
    base_language: z.string().describe('Whose texts stand where it has none'),
    position: z.int(),
    changed_text_count: z.int().describe('Texts that staff wrote'),
  }),
  {
    rtl: 'isRtl',
    is_default: 'isDefault',
    is_built_in: 'isBuiltIn',
    is_enabled: 'isEnabled',
    base_language: 'base',
    changed_text_count: 'changedCount',
  },
)
export type StaffLanguage = z.output<typeof StaffLanguage>

export const listLanguages = {
  ...read,
  path: '/admin/languages',
  summary: 'All languages, with those that are switched off',
  input: z.strictObject({}),
  output: z.array(StaffLanguage),
  errors: [],
} as const satisfies Call

export const saveLanguage = {
  ...write,
  path: '/admin/save-language',
  summary: 'Add a language or change one; what is not sent stays. The default one cannot be switched off',
  input: renamed(
    z.strictObject({
      code: LanguageTag,
      name: text(60, 1).optional(),
      rtl: Flag.optional(),
      is_enabled: Flag.optional(),
      base_language: LanguageTag.optional(),
      position: z.int().min(0).max(1_000).optional(),
    }),
    { rtl: 'isRtl', is_enabled: 'isEnabled', base_language: 'base' },
  ),
  output: z.null(),
  errors: ['illegal_move', 'quota_exceeded'],
} as const satisfies Call

const StaffText = renamed(
  z.object({
    text_key: z.string(),
    english_text: z.string(),
    original_text: z.string().describe('What stands while staff have not written another'),
    changed_text: z.string().nullable(),
  }),
  { text_key: 'key', english_text: 'english', original_text: 'original', changed_text: 'changed' },
)
export type StaffText = z.output<typeof StaffText>

export const listLanguageTexts = {
  ...read,
  path: '/admin/language-texts',
  summary: 'The texts of a language by their keys, those after a key; searched in keys and texts',
  input: renamed(
    z.strictObject({
      language_code: LanguageTag,
      search: text(100).optional(),
      only_changed: Flag.optional(),
      after: Key.optional(),
      limit: limitOf(200),
    }),
    { language_code: 'languageCode', search: 'words', only_changed: 'onlyChanged' },
  ),
  output: z.array(StaffText),
  errors: ['not_found'],
} as const satisfies Call

export const saveLanguageText = {
  ...write,
  path: '/admin/save-language-text',
  summary: 'Write a text anew; it has the values and the markup of the English one',
  input: renamed(z.strictObject({ language_code: LanguageTag, text_key: Key, new_text: text(maxTextLength, 1) }), {
    language_code: 'languageCode',
    text_key: 'key',
    new_text: 'text',
  }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const resetLanguageText = {
  ...write,
  path: '/admin/reset-language-text',
  summary: 'Take a change back: the text is again what it was',
  input: renamed(z.strictObject({ language_code: LanguageTag, text_key: Key }), {
    language_code: 'languageCode',
    text_key: 'key',
  }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const exportLanguageFile = {
  ...read,
  path: '/admin/language-file',
  summary: 'All texts of a language as one file, which can be imported again',
  input: renamed(z.strictObject({ language_code: LanguageTag }), { language_code: 'languageCode' }),
  output: renamed(z.object({ language_file: TextFile }), { language_file: 'file' }),
  errors: ['not_found'],
} as const satisfies Call

export const importLanguageFile = {
  ...write,
  path: '/admin/import-language-file',
  summary: 'Write all texts of a file that differ from what stands; those that are wrong are told and left out',
  input: renamed(z.strictObject({ language_code: LanguageTag, file: WrittenFile }), { language_code: 'languageCode' }),
  output: renamed(z.object({ saved_text_count: z.int(), text_problems: z.array(z.string()).max(100) }), {
    saved_text_count: 'savedCount',
    text_problems: 'problems',
  }),
  errors: ['not_found'],
} as const satisfies Call
