import type { AgencyRole } from '@gable/domain/agency-roles'
import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import { aside, linkButton, mailPage, paragraph } from '#platform/mail-page.ts'

type Invitation = {
  agencyName: string
  inviter: string | null
  role: AgencyRole
  language: string
  expiresAt: Date
  site: string
}

/** Asks somebody who may have no account whether they want to join. */
export function invitationMail(invitation: Invitation, link: string) {
  const { agencyName: agency, inviter, expiresAt, site } = invitation
  const { code: language, dir, locale } = languageOf(invitation.language)
  const texts = textsOf('mail', language)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)
  const name = inviter || translate(texts, language, 'notification.somebody')
  const say = (key: string) => translate(texts, language, `agencyInvitation.${key}`, { agency, name, date, site })
  const [subject, heading, hint] = [say('subject'), say('heading'), say('hint')]
  const parts = [paragraph(say('text')), linkButton(link, say('action')), aside(hint)]
  const html = mailPage({ language, dir, subject, heading, parts })
  return { subject, text: `${[heading, say('text'), link, hint].join('\n\n')}\n`, html }
}
