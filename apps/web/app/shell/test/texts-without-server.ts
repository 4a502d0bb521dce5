import { loadBuiltInTexts } from '@gable/i18n/built-in-texts'
import { defaultLanguage, isBuiltIn } from '@gable/i18n/languages'
import { loadTextsBy } from '#app/shared/i18n/lazy-messages.ts'

// Before any test: pages wait for their texts while they are imported.
loadTextsBy(async (name) => {
  const { lang } = document.documentElement
  return name === 'core' ? {} : loadBuiltInTexts(isBuiltIn(lang) ? lang : defaultLanguage, name)
})
