import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { type Command, plain } from './staff-commands.ts'

const Facts = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  name: z.string().min(1).max(60).optional(),
  isRtl: z.boolean().optional(),
  isEnabled: z.boolean().optional(),
  base: z.string().optional(),
  position: z.int().min(0).max(1_000).optional(),
})

/** The languages of the site and what it says in them. The actor is nobody. */
export const languageCommands: Record<string, Command> = {
  languages: {
    usage: 'languages',
    run: async ({ languages }) => {
      const all = await languages.service.listAll()
      return all
        .map(({ code, name, isEnabled, base, changedCount }) =>
          [code, plain(name), isEnabled ? 'on' : 'off', `from ${base}`, `${changedCount} changed`].join('\t'),
        )
        .join('\n')
    },
  },
  'save-language': {
    usage: 'save-language <code> <as JSON, such as {"name": "Polski", "base": "de", "isEnabled": true}>',
    run: async ({ languages }, [code = '', facts = '']) => {
      await languages.service.save(null, Facts.parse({ ...(JSON.parse(facts || '{}') as object), code }))
      return `${code} is saved`
    },
  },
  'save-text': {
    usage: 'save-text <language> <key, such as shell.header.buy> <words>',
    run: async ({ languages }, [languageCode = '', key = '', ...words]) => {
      await languages.texts.save(null, { languageCode, key, text: words.join(' ') })
      return `${key} is written`
    },
  },
  'reset-text': {
    usage: 'reset-text <language> <key>',
    run: async ({ languages }, [languageCode = '', key = '']) => {
      await languages.texts.reset(null, { languageCode, key })
      return `${key} is what it was`
    },
  },
  'export-texts': {
    usage: 'export-texts <language>',
    run: async ({ languages }, [languageCode = '']) =>
      JSON.stringify(await languages.texts.export(languageCode), null, 2),
  },
  'import-texts': {
    usage: 'import-texts <language> <file>',
    run: async ({ languages }, [languageCode = '', path = '']) => {
      const file = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
      const { savedCount, problems } = await languages.texts.import(null, { languageCode, file })
      return [`${savedCount} texts are written`, ...problems.map(plain)].join('\n')
    },
  },
}
