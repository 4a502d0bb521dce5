import { buttonClass } from '@gable/ui/button'
import { Check, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import '#app/shared/i18n/contact-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import type { Route } from './+types/contact-page'
import { findProblems, readForm, sendMessage, valuesOf } from './contact-form.server.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactAttempt } from './contact-values.ts'

export const loader = () => ({ openedAt: Date.now() })

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  if (!form) throw data({ code: 'invalid_request' }, { status: 400 })
  const values = valuesOf(form)
  const problems = findProblems(values)
  const openedAt = Number(form.get('openedAt'))
  if (Object.keys(problems).length > 0) return refuse({ values, problems, openedAt, code: undefined })
  const subject = [values.topic, values.listing].filter(Boolean).join(', ').slice(0, 200)
  const openSeconds = Math.min(Math.max(0, (Date.now() - openedAt) / 1000) || 0, 86_400)
  const website = String(form.get('website') ?? '').slice(0, 500)
  const code = await sendMessage({ request, context }, { values, subject, website, openSeconds })
  if (code) return refuse({ values, problems, openedAt, code })
  return redirect(`${url.pathname}?sent=1`, 303)
}

const refuse = (attempt: ContactAttempt) => data(attempt, { status: 422 })

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const [search] = useSearchParams()
  return (
    <main id="main" className="ui-container contact">
      <PageHead title={t('title')} description={t('description')} />
      <header className="grid gap-2">
        <h1 className="type-page">{t('title')}</h1>
        <p className="text-17 text-ink-soft">{t('lead')}</p>
      </header>
      <div className="contact-columns">
        {search.has('sent') ? (
          <Sent />
        ) : (
          <ContactForm
            openedAt={actionData?.openedAt || loaderData.openedAt}
            attempt={actionData}
            listing={search.get('listing') ?? ''}
          />
        )}
        <Aside />
      </div>
    </main>
  )
}

function Sent() {
  const { t } = useTranslation('contact')
  return (
    <section className="ui-panel grid content-start justify-items-start gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
        <Check className="size-6.5" aria-hidden />
      </span>
      <h2 className="type-section">{t('sent.title')}</h2>
      <p className="text-ink-soft">{t('sent.text')}</p>
      <LocalLink to="/contact-us" className={buttonClass({ variant: 'secondary' })}>
        {t('sent.another')}
      </LocalLink>
    </section>
  )
}

/** How else the people behind the site can be reached; what the operator has not said is not there. */
function Aside() {
  const { t } = useTranslation('contact')
  const { contactEmail, contactPhone, contactAddress } = useSite().settings
  return (
    <aside className="grid content-start gap-6">
      <section className="ui-panel">
        <h2 className="mb-2 font-semibold">{t('before.title')}</h2>
        <ul className="contact-ways">
          <li>
            <LocalLink to="/user/security">{t('before.signIn')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/user/security">{t('before.leave')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/user/my-properties">{t('before.sentBack')}</LocalLink>
          </li>
        </ul>
      </section>
      {(contactEmail || contactPhone || contactAddress) && (
        <section className="ui-panel" aria-label={t('ways.title')}>
          <ul className="contact-ways">
            {contactEmail && (
              <Way sign={<Mail aria-hidden />} text={t('ways.email')}>
                <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
              </Way>
            )}
            {contactPhone && (
              <Way sign={<Phone aria-hidden />} text={t('ways.phone')}>
                <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                  <bdi dir="ltr">{contactPhone}</bdi>
                </a>
              </Way>
            )}
            {contactAddress && (
              <Way sign={<MapPin aria-hidden />} text={t('ways.address')}>
                {contactAddress}
              </Way>
            )}
          </ul>
        </section>
      )}
    </aside>
  )
}

const Way = ({ sign, text, children }: { sign: ReactNode; text: string; children: ReactNode }) => (
  <li className="flex items-center gap-3.5">
    <span className="contact-sign">{sign}</span>
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">{children}</p>
      <p className="text-ink-soft">{text}</p>
    </div>
  </li>
)
