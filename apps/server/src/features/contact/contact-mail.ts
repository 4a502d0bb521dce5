import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, mailPage, paragraph } from '#platform/mail-page.ts'

type Written = {
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  language: string
}

const paragraphsOf = (words: string) => words.split(/\n{2,}/)

/** What staff answer, with what it answers below. */
export function answerMail({ firstName, subject, message, language: wanted }: Written, answer: string) {
  const { code: language, dir } = languageOf(wanted)
  const say = (key: string) =>
    translate(textsOf('mail', language), language, `contactAnswer.${key}`, { name: firstName, subject })
  const heading = say('heading')
  const parts = [...paragraphsOf(answer).map(paragraph), aside(say('wrote')), aside(message)]
  const html = mailPage({ language, dir, subject: say('subject'), heading, parts })
  const text = `${[heading, answer, say('wrote'), message.replace(/^/gm, '> ')].join('\n\n')}\n`
  return { subject: say('subject'), text, html }
}

/** That somebody wrote, for whoever reads the mail of the site. */
export function receivedMail({ firstName, lastName, email, subject, message, language: wanted }: Written, id: number) {
  const { code: language, dir } = languageOf(wanted)
  const name = `${firstName} ${lastName}`.trim()
  const say = (key: string) =>
    translate(textsOf('mail', language), language, `contactReceived.${key}`, { name, email, subject, id })
  const parts = [paragraph(say('text')), ...paragraphsOf(message).map(paragraph), aside(say('hint'))]
  const html = mailPage({ language, dir, subject: say('subject'), heading: say('heading'), parts })
  return { subject: say('subject'), text: `${[say('text'), message, say('hint')].join('\n\n')}\n`, html }
}
