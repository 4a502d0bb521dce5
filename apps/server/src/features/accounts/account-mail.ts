import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, codeBox, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

type CodeMail = { code: string; language: string; siteUrl: string; minutes: number }
type Words = Record<'subject' | 'heading' | 'text' | 'expiry' | 'ignore', string>

export function signInMail({ code, language: wanted, siteUrl, minutes }: CodeMail) {
  const { code: language, dir } = languageOf(wanted)
  const values = { code, count: minutes, site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
  const say = (key: keyof Words) => translate(textsOf('mail', language), language, `signInCode.${key}`, values)
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

type ResetMail = { language: string; siteUrl: string; link: string }

export function resetMail({ language: wanted, siteUrl, link }: ResetMail) {
  const { code: language, dir } = languageOf(wanted)
  const values = { site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
  const say = (key: string) => translate(textsOf('mail', language), language, `passwordReset.${key}`, values)
  const [subject, text, hint] = [say('subject'), say('text'), say('hint')]
  const parts = [paragraph(text), linkButton(link, say('action')), aside(hint)]
  const html = mailPage({ language, dir, subject, heading: say('heading'), parts })
  return { subject, text: `${[text, link, hint].join('\n\n')}\n`, html }
}
