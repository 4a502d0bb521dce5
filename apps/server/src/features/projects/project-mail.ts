import { languageOf } from '@gable/i18n/languages'
import { mailTexts } from '@gable/i18n/mail-texts'
import { translate } from '@gable/i18n/translate'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'
import type { ProjectNotice } from './projects.jobs.ts'

type Facts = {
  notice: ProjectNotice
  title: string
  reason?: string | undefined
  language: string
  siteUrl: string
  link: string
}

/** Tells a lister what became of one of their projects, and what they can do now. */
export function projectMail({ notice, title, reason, language: wanted, siteUrl, link }: Facts) {
  const { code: language, dir } = languageOf(wanted)
  const values = {
    // Names that people chose stay one run of text in every direction.
    title: `\u2068${title}\u2069`,
    site: siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''),
  }
  const say = (key: string) => translate(mailTexts[language], language, `${notice}.${key}`, values)
  const subject = say('subject')
  const texts = [say('text'), ...(reason ? [reason] : [])]
  const hint = say('hint')
  const parts = [...texts.map(paragraph), linkButton(link, say('action')), aside(hint)]
  const html = mailPage({ language, dir, subject, heading: say('heading'), parts })
  return { subject, text: `${[...texts, link, hint].join('\n\n')}\n`, html }
}
