import { notificationKinds } from '@gable/domain/notification-kinds'
import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, footer, heading, item, linkButton, mailPage, paragraph, quote } from '#platform/mail-page.ts'
import type { Rendered } from './render-notification.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

type Frame = { accountId: number; language: LanguageCode; siteUrl: string; links: UnsubscribeLinks }

const canBeSwitchedOff = ({ kind }: Rendered) => notificationKinds[kind].channels.mail !== 'always'

/** One notification as a mail. */
export function notificationMail(rendered: Rendered, frame: Frame) {
  const { mail, reason } = rendered
  const { code: language, dir } = languageOf(frame.language)
  const { link, action } = mail
  const paragraphs = [mail.text, ...(reason ? [reason] : [])]
  const foot = canBeSwitchedOff(rendered) ? footOf(rendered, frame) : undefined
  const parts = [
    paragraph(mail.text),
    ...(reason ? [quote(reason)] : []),
    ...(link && action ? [linkButton(link, action)] : []),
    ...(mail.hint ? [aside(mail.hint)] : []),
    ...(foot ? [footer(foot)] : []),
  ]
  const text = [
    ...paragraphs,
    ...(link && action ? [link] : []),
    ...(mail.hint ? [mail.hint] : []),
    ...(foot ?? []).map((line) => `${line.text}: ${line.link}`),
  ]
  return {
    subject: mail.subject,
    text: `${text.join('\n\n')}\n`,
    html: mailPage({ language, dir, subject: mail.subject, heading: mail.heading, parts }),
    ...(foot && { headers: frame.links.headersFor({ accountId: frame.accountId, kind: rendered.kind }) }),
  }
}

/** A day's news in one mail. */
export function digestMail(items: Rendered[], frame: Frame) {
  const { code: language, dir } = languageOf(frame.language)
  const site = frame.siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const say = (key: string) =>
    translate(textsOf('mail', language), language, `digest.${key}`, { site, count: items.length })
  const subject = say('subject')
  const settings = [{ link: `${frame.siteUrl}/user/notification-settings`, text: say('settings') }]
  const parts = items.map(({ title, message, reason, mail: { link, action } }) =>
    item([
      heading(title),
      reason ? quote(reason) : paragraph(message),
      ...(link && action ? [linkButton(link, action)] : []),
    ]),
  )
  const text = items.map(({ title, message, mail: { link } }) => [title, message, ...(link ? [link] : [])].join('\n'))
  return {
    subject,
    text: `${[...text, `${say('settings')}: ${settings[0]?.link}`].join('\n\n')}\n`,
    html: mailPage({ language, dir, subject, heading: say('heading'), parts: [...parts, footer(settings)] }),
  }
}

function footOf({ kind }: Rendered, { accountId, language, siteUrl, links }: Frame) {
  const say = (key: string) => translate(textsOf('mail', language), language, `notification.${key}`)
  return [
    { link: links.linkFor({ accountId, kind }), text: say('unsubscribe') },
    { link: `${siteUrl}/user/notification-settings`, text: say('settings') },
  ]
}
