import type { OpenLead } from '@gable/contract/leads'
import { updateLead } from '@gable/contract/leads'
import { leadStages } from '@gable/domain/lead-stages'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Picture } from '@gable/ui/picture'
import { ArrowRight, Ban, Mail, Phone } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadMenu } from './lead-menu.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadReminder } from './lead-reminder.tsx'
import { useLeadWork } from './use-lead-work.ts'

type LeadDetailProps = { lead: OpenLead; now: number }

/** One lead with everything a lister knows of it and does about it. */
export function LeadDetail({ lead, now }: LeadDetailProps) {
  const { t } = useTranslation('leads')
  return (
    <article className="lead-detail" aria-labelledby="lead-name">
      <LeadHead lead={lead} now={now} />
      <LeadStages lead={lead} />
      <LeadHome lead={lead} />
      {lead.message && (
        <section>
          <h3>{t('message')}</h3>
          <p dir="auto" className="written whitespace-pre-line">
            {lead.message}
          </p>
        </section>
      )}
      <LeadContact lead={lead} />
      <LeadReminder lead={lead} />
      <LeadNotes lead={lead} now={now} />
    </article>
  )
}

function LeadHead({ lead, now }: LeadDetailProps) {
  const { t } = useTranslation(['leads', 'errors'])
  const { locale } = useLanguage()
  const name = lead.name || t('nameless')
  const time = formatRelativeTime(new Date(lead.createdAt), new Date(now), locale)
  return (
    <section className="lead-head">
      <Avatar name={name} src={lead.profileImageUrl || undefined} size="large" />
      <div className="min-w-0 flex-1">
        <h2 id="lead-name" dir="auto" className="written type-block">
          {name}
        </h2>
        <p className="text-14 text-ink-soft">{t(`asked.${lead.source}`, { time })}</p>
      </div>
      <div className="lead-ways">
        {lead.sharesContact && lead.email && (
          <a href={`mailto:${lead.email}`} className={buttonClass({ variant: 'secondary' })}>
            <Mail aria-hidden />
            {t('write')}
          </a>
        )}
        {lead.sharesContact && lead.phoneNumber && (
          <a href={`tel:${lead.phoneNumber}`} className={buttonClass()}>
            <Phone aria-hidden />
            {t('call')}
          </a>
        )}
        <LeadMenu lead={lead} name={name} />
      </div>
      {lead.contactClosed && (
        <Note tone="warn" icon={<Ban aria-hidden />} className="w-full">
          {t(`errors:${lead.contactClosed}`)}
        </Note>
      )}
    </section>
  )
}

function LeadStages({ lead: { id, stage } }: { lead: OpenLead }) {
  const { t } = useTranslation('leads')
  const { work, isBusy } = useLeadWork()
  return (
    <section>
      <h3 id="lead-stage">{t('stage')}</h3>
      <fieldset className="lead-stages" aria-labelledby="lead-stage" aria-busy={isBusy}>
        {leadStages.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === stage}
            onClick={() => {
              if (one === stage || isBusy) return
              void work(() => dispatch(updateLead, { id, stage: one }), t('moved', { stage: t(`stages.${one}`) }))
            }}
          >
            {t(`stages.${one}`)}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

function LeadHome({ lead: { home } }: { lead: OpenLead }) {
  const { t } = useTranslation(['leads', 'properties'])
  const toPrice = usePrice()
  if (!home) return null
  const source = home.titleImage && toPictureSource(home.titleImage)
  const period = home.rentPeriod ? ` ${t(`properties:rentPeriod.${home.rentPeriod}`)}` : ''
  return (
    <section>
      <h3>{t('home.title')}</h3>
      <div className="lead-home">
        {source ? <Picture source={source} alt="" sizes="96px" /> : <MissingPicture className="size-6" />}
        <div className="min-w-0 flex-1">
          <p>
            <bdi className="type-price-card">{toPrice(home)}</bdi>
            <span className="text-14 text-ink-soft">{period}</span>
          </p>
          <p dir="auto" className="written truncate font-medium">
            {home.title}
          </p>
          <p dir="auto" className="written truncate text-14 text-ink-soft">
            {home.address || home.city}
          </p>
        </div>
        <LocalLink to={`/my-property/${encodeURIComponent(home.slug)}`} className="lead-open">
          {t('home.open')}
          <ArrowRight className="rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      </div>
    </section>
  )
}
