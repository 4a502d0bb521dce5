import { languageOf } from '@gable/i18n/languages'
import { mailTexts } from '@gable/i18n/mail-texts'
import { translate } from '@gable/i18n/translate'
import type { Notice } from './accounts.jobs.ts'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

type Content = { notice: Notice | 'passwordReset'; language: string; siteUrl: string; link?: string | undefined }

/** Tells the owner of an account what happened to it, and what to do if it was not them. */
export function noticeMail({ notice, language: wanted, siteUrl, link }: Content) {
  const { code: language, dir } = languageOf(wanted)
  const values = { site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
  const say = (key: string) => translate(mailTexts[language], language, `${notice}.${key}`, values)
  const [subject, heading, text, hint] = ['subject', 'heading', 'text', 'hint'].map(say) as [
    string,
    string,
    string,
    string,
  ]
  const action = link ? [linkButton(link, say('action'))] : []
  const html = mailPage({ language, dir, subject, heading, parts: [paragraph(text), ...action, aside(hint)] })
  return { subject, text: `${[text, ...(link ? [link] : []), hint].join('\n\n')}\n`, html }
}
