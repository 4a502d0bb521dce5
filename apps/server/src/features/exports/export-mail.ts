import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

/** That the archive is there, and where. */
export function exportMail(wanted: string, url: string, expiresAt: Date) {
  const { code: language, dir, locale } = languageOf(wanted)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  const say = (key: string) => translate(textsOf('mail', language), language, `dataExport.${key}`, { date })
  const parts = [paragraph(say('text')), linkButton(url, say('action')), aside(say('hint'))]
  const html = mailPage({ language, dir, subject: say('subject'), heading: say('heading'), parts })
  return { subject: say('subject'), text: `${[say('text'), url, say('hint')].join('\n\n')}\n`, html }
}
