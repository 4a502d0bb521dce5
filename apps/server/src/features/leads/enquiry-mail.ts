import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

type Written = { name: string; title: string; message: string; language: string }

/** Asks whoever has the address whether they wrote; nothing of it is read by the lister before. */
export function enquiryMail({ name, title, message, language: wanted }: Written, link: string) {
  const { code: language, dir } = languageOf(wanted)
  const say = (key: string) => translate(textsOf('mail', language), language, `enquiryLink.${key}`, { name, title })
  const parts = [
    paragraph(say('text')),
    linkButton(link, say('action')),
    aside(say('wrote')),
    aside(message),
    aside(say('hint')),
  ]
  const html = mailPage({ language, dir, subject: say('subject'), heading: say('heading'), parts })
  const quoted = message.replace(/^/gm, '> ')
  const text = `${[say('heading'), say('text'), link, say('wrote'), quoted, say('hint')].join('\n\n')}\n`
  return { subject: say('subject'), text, html }
}
