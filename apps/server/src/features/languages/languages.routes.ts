import * as calls from '@gable/contract/languages'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { LanguageTextsService } from './language-texts.service.ts'
import type { LanguagesService } from './languages.service.ts'

export function languageRoutes(app: FastifyInstance, languages: LanguagesService, texts: LanguageTextsService) {
  serve(app, calls.getLanguages, async ({ input }) => wholeList(await languages.list(input)))

  serve(app, calls.listLanguages, async () => wholeList(await languages.listAll()))
  serve(app, calls.saveLanguage, async ({ viewer, input }) => {
    await languages.save(viewer.accountId, input)
    return saved
  })
  serve(app, calls.listLanguageTexts, async ({ input }) => texts.list(input))
  serve(app, calls.saveLanguageText, async ({ viewer, input }) => {
    await texts.save(viewer.accountId, input)
    return saved
  })
  serve(app, calls.resetLanguageText, async ({ viewer, input }) => {
    await texts.reset(viewer.accountId, input)
    return saved
  })
  serve(app, calls.exportLanguageFile, async ({ input }) => ({
    data: { file: await texts.export(input.languageCode) },
  }))
  serve(app, calls.importLanguageFile, async ({ viewer, input }) => ({
    data: await texts.import(viewer.accountId, input),
    message: 'content_saved',
  }))
}

const saved = { data: null, message: 'content_saved' } as const
