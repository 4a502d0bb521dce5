import { languageOf } from '@gable/i18n/languages'
import { mailTexts } from '@gable/i18n/mail-texts'
import { translate } from '@gable/i18n/translate'
import { aside, codeBox, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'
import type { Notice } from './accounts.jobs.ts'

type CodeMail = { code: string; language: string; siteUrl: string; minutes: number }
type Words = Record<'subject' | 'heading' | 'text' | 'expiry' | 'ignore', string>

export function signInMail({ code, language: wanted, siteUrl, minutes }: CodeMail) {
  const { code: language, dir } = languageOf(wanted)
  const values = { code, count: minutes, site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
  const say = (key: keyof Words) => translate(mailTexts[language], language, `signInCode.${key}`, values)
  const words: Words = {
    subject: say('subject'),
    heading: say('heading'),
    text: say('text'),
    expiry: say('expiry'),
    ignore: say('ignore'),
  }
  const text = [words.text, code, words.expiry, words.ignore].join('\n\n')
  const parts = [paragraph(words.text), codeBox(code), paragraph(words.expiry), aside(words.ignore)]
  const html = mailPage({ language, dir, subject: words.subject, heading: words.heading, parts })
  return { subject: words.subject, text: `${text}\n`, html }
}

type NoticeMail = { notice: Notice | 'passwordReset'; language: string; siteUrl: string; link?: string | undefined }

/** Tells the owner of an account what happened to it, and what to do if it was not them. */
export function noticeMail({ notice, language: wanted, siteUrl, link }: NoticeMail) {
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
