import { languageOf } from '@gable/i18n/languages'
import { mailTexts } from '@gable/i18n/mail-texts'
import { translate } from '@gable/i18n/translate'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

type Facts = {
  /** The key under which its texts are. */
  texts: string
  title: string
  reason?: string | undefined
  expiresAt: Date | null
  language: string
  siteUrl: string
  link: string
}

/** Tells a lister what became of one of their listings, and what they can do now. */
export function listingMail({ texts, title, reason, expiresAt, language: wanted, siteUrl, link }: Facts) {
  const { code: language, dir } = languageOf(wanted)
  const values = {
    // Names that people chose stay one run of text in every direction.
    title: `\u2068${title}\u2069`,
    site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    date: expiresAt ? new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(expiresAt) : '',
  }
  const say = (key: string) => translate(mailTexts[language], language, `${texts}.${key}`, values)
  const subject = say('subject')
  const paragraphs = [say('text'), ...(reason ? [reason] : [])]
  const hint = say('hint')
  const parts = [...paragraphs.map(paragraph), linkButton(link, say('action')), aside(hint)]
  const html = mailPage({ language, dir, subject, heading: say('heading'), parts })
  return { subject, text: `${[...paragraphs, link, hint].join('\n\n')}\n`, html }
}
