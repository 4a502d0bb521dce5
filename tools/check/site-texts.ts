// npm run check: texts that are missing in a language, that no code uses, or that stand in the code itself.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadAllBuiltInTexts, namespaces } from '@gable/i18n/built-in-texts'
import { builtInLanguages } from '@gable/i18n/languages'
import { flatten, textProblems } from '@gable/i18n/text-problems'
import { findUnusedKeys, readWritten } from './written-texts.ts'

/** Named by data: codes of errors and of success, why a home is recommended, kinds of mails, what is read as a whole. */
const dynamic = [
  'errors.',
  'success.',
  'reasons.',
  'mail.',
  'leads.csv.',
  'transactions.csv.',
  'legal.terms.',
  'legal.privacy.',
  'promotions.ordering.',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(['apps/{web/app,server/src}/**/*.{ts,tsx}', 'packages/ui/src/**/*.tsx'], { cwd: root }).filter(
  (file) => !/\.(?:test|fixture)\.tsx?$|\/(?:test|nets)\//.test(file),
)
const code = files.map((file) => readWritten(file, readFileSync(`${root}/${file}`, 'utf8')))

const english = await loadAllBuiltInTexts('en')
const missing = await Promise.all(
  builtInLanguages.map(async ({ code: language }) => {
    const texts = await loadAllBuiltInTexts(language)
    return namespaces.flatMap((namespace) =>
      textProblems(language, english[namespace], texts[namespace]).map(
        (problem) => `${language}/${namespace}: ${problem}`,
      ),
    )
  }),
)
const problems = [
  ...missing.flat(),
  ...findUnusedKeys([...flatten(english).keys()], code, dynamic).map((key) => `${key} is used by no code`),
  ...code.flatMap(({ hardCoded }) => hardCoded),
]
for (const problem of problems) console.log(problem)
console.log(`${flatten(english).size} texts in ${builtInLanguages.length} languages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
