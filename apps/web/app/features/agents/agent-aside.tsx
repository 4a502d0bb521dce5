import type { Agent } from '@gable/contract/agents'
import { buttonClass } from '@gable/ui/button'
import { BadgeCheck, Mail, MessageCircle } from 'lucide-react'
import { NumberButton } from '#app/features/leads/number-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { MemberLink } from '#app/shell/member-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

/** The ways to reach an agent. Conversations are about a home: the newest, unless one asks from another one's page. */
export function AgentAside({ agent }: { agent: Agent }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const { isOwn, isVerified, memberSince, contactClosed } = agent
  const since = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div className="sticky top-6 grid gap-4">
      <section className="ui-panel grid gap-4">
        <h2 dir="auto" className="written font-semibold">
          {isOwn ? t('contact.own') : t('contact.title', { name: agent.name || t('nameless') })}
        </h2>
        {isOwn ? (
          <OwnLinks />
        ) : contactClosed ? (
          <p className="text-14">{t(`contact.${contactClosed}`)}</p>
        ) : (
          <Ways agent={agent} />
        )}
      </section>
      {isVerified && (
        <p className="flex gap-3 rounded-control bg-sunken p-4 text-14">
          <BadgeCheck className="size-5 flex-none text-brand" aria-hidden />
          <span>
            <b className="font-semibold">{t('verifiedTitle')}</b> {t('verifiedText')}
          </span>
        </p>
      )}
      {memberSince && (
        <p className="px-1 text-14 text-ink-soft">{t('since', { date: since.format(new Date(memberSince)) })}</p>
      )}
    </div>
  )
}

function Ways({ agent: { id, isAdmin, newestId, hasNumber } }: { agent: Agent }) {
  const { t } = useTranslation('agents')
  if (isAdmin) {
    return (
      <LocalLink to="/contact-us" className={buttonClass({ size: 'large', isWide: true })}>
        <Mail aria-hidden />
        {t('contact.write')}
      </LocalLink>
    )
  }
  if (newestId === null) return <p className="text-14 text-ink-soft">{t('contact.nothing')}</p>
  return (
    <>
      <AgentChatLink id={id} newestId={newestId} className={buttonClass({ size: 'large', isWide: true })} />
      <NumberButton property={{ id: newestId, hasNumber }} />
      <p className="text-14 text-ink-soft">{t('contact.consent')}</p>
    </>
  )
}

type ChatLinkProps = { id: number; newestId: number; className: string }

/** Visitors sign in first and come to the same conversation. */
function AgentChatLink({ id, newestId, className }: ChatLinkProps) {
  const { t } = useTranslation('agents')
  return (
    <MemberLink to={`/user/chat?user=${id}&property=${newestId}`} className={className}>
      <MessageCircle className="rtl:-scale-x-100" aria-hidden />
      {t('contact.chat')}
    </MemberLink>
  )
}

function OwnLinks() {
  const { t } = useTranslation('agents')
  return (
    <LocalLink to="/user/profile" className={buttonClass({ variant: 'secondary', isWide: true })}>
      {t('contact.edit')}
    </LocalLink>
  )
}

/** The same at the bottom of a phone, in reach of a thumb. */
export function AgentBar({ agent }: { agent: Agent }) {
  const { id, name, city, isOwn, isAdmin, newestId, contactClosed } = agent
  if (isOwn || isAdmin || contactClosed || newestId === null) return null
  return (
    <div className="phone-bar print-hidden">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="written truncate font-semibold">
          {name}
        </p>
        <p dir="auto" className="written truncate text-12 text-ink-soft">
          {city}
        </p>
      </div>
      <AgentChatLink id={id} newestId={newestId} className={buttonClass()} />
    </div>
  )
}
