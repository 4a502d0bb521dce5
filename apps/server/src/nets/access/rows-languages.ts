import * as languages from '@gable/contract/languages'
import { type Row, row } from './row.ts'

const access = 'staff:settings'
const languageCode = 'de'

/** The texts of a language are nobody's: they are named by keys that everybody knows. */
export const languageRows: Row[] = [
  row(languages.getLanguages, { access: 'optional' }),
  row(languages.listLanguages, { access }),
  row(languages.saveLanguage, { access, input: () => ({ code: languageCode, position: 20 }) }),
  row(languages.saveLanguageText, {
    access,
    input: () => ({ languageCode, key: 'shell.header.buy', text: 'Erwerben' }),
  }),
  row(languages.listLanguageTexts, { access, input: () => ({ languageCode, onlyChanged: true }) }),
  row(languages.resetLanguageText, {
    access,
    input: () => ({ languageCode, key: 'shell.header.menu' }),
    gets: 'not_found',
  }),
  row(languages.exportLanguageFile, { access, input: () => ({ languageCode }) }),
  row(languages.importLanguageFile, {
    access,
    input: () => ({ languageCode, file: { shell: { header: { rent: 'Anmieten', nothing: 'Nichts' } } } }),
  }),
]
