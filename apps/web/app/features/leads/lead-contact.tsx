import type { OpenLead } from '@gable/contract/leads'
import { CircleCheck, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { CopyButton } from '#app/shared/copy-button.tsx'

/** How the person can be reached; members say so themselves, and may take it back. */
export function LeadContact({ lead }: { lead: OpenLead }) {
  const { t } = useTranslation('leads')
  const { phoneNumber, email, sharesContact, accountId, isInterested, source } = lead
  const wrote = source === 'added' ? t('contact.added') : t('contact.wrote')
  const shared = accountId === null ? wrote : t('contact.shared')
  return (
    <section>
      <h3>{t('contact.title')}</h3>
      {sharesContact && (
        <ul className="lead-contacts">
          <Way
            sign={<Phone aria-hidden />}
            value={phoneNumber}
            text={phoneNumber ? shared : t('contact.noPhone')}
            copyLabel={t('contact.copyPhone')}
          />
          <Way
            sign={<Mail aria-hidden />}
            value={email}
            text={email ? shared : t('contact.noEmail')}
            copyLabel={t('contact.copyEmail')}
          />
        </ul>
      )}
      {!sharesContact && (
        <p className="text-14 text-ink-soft">{t(isInterested ? 'contact.notShared' : 'contact.withdrawn')}</p>
      )}
    </section>
  )
}

type WayProps = { sign: ReactNode; value: string; text: string; copyLabel: string }

function Way({ sign, value, text, copyLabel }: WayProps) {
  if (!value) {
    return (
      <li data-empty>
        <span data-sign>{sign}</span>
        <p className="text-14 text-ink-soft">{text}</p>
      </li>
    )
  }
  return (
    <li>
      <span data-sign>{sign}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{value}</bdi>
        </p>
        <p className="lead-shared">
          <CircleCheck aria-hidden />
          {text}
        </p>
      </div>
      <CopyButton label={copyLabel} text={value} />
    </li>
  )
}
