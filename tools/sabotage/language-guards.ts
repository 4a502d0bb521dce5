import type { Guard } from './guards.ts'

const languages = 'apps/server/src/features/languages'
const noticedBy = (test: string) => ({ file: `${languages}/languages.test.ts`, test })

/** Without any one of these a text breaks the page that says it, or the site loses a language that it needs. */
export const languageGuards: Guard[] = [
  {
    name: 'a text has the values and the markup of the English one',
    file: `${languages}/language-texts.service.ts`,
    guard: "if (problem) throw invalidField('text', problem)",
    sabotage: "if (problem === 'is empty') throw invalidField('text', problem)",
    noticedBy: noticedBy('shell.header.buy cannot be "<b>Kaufen</b>"'),
  },
  {
    name: 'what is wrong in a file is left out',
    file: `${languages}/language-texts.service.ts`,
    guard: '!problem && text !== standing(',
    sabotage: 'text !== standing(',
    noticedBy: noticedBy('a file of nonsense is read to its end and changes nothing'),
  },
  {
    name: 'the language that the site begins in stays',
    file: `${languages}/languages.service.ts`,
    guard: 'if (code === defaultLanguage && !after.isEnabled) {',
    sabotage: 'if (code === "" && !after.isEnabled) {',
    noticedBy: noticedBy('the language that the site begins in cannot be switched off, others can'),
  },
]
