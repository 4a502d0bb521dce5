import { getCities } from '@gable/contract/cities'
import { searchProperties } from '@gable/contract/properties'
import { getSitePage } from '@gable/contract/site-pages'
import { buttonClass } from '@gable/ui/button'
import { Code, Eye, Lock, type LucideIcon } from 'lucide-react'
import '#app/shared/i18n/contact-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { callerFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/about-page'
import '#app/features/content/rich.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = callerFor({ request, context })
  // The words are worth reading without the numbers.
  const [homes, cities, written] = await Promise.all([
    call(searchProperties, { limit: 1 }).then(
      ({ total }) => total,
      () => 0,
    ),
    call(getCities, { limit: 1 }).then(
      ({ total }) => total,
      () => 0,
    ),
    call(getSitePage, { name: 'about' }).then(
      ({ data }) => data.page,
      () => null,
    ),
  ])
  return { homes, cities, written }
}

const values = { read: Eye, yours: Lock, open: Code } as const satisfies Record<string, LucideIcon>

export default function AboutPage({ loaderData: { homes, cities, written } }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const { settings, languages } = useSite()
  const { siteName: site, aboutText } = settings
  return (
    <main id="main" className="ui-container about">
      <PageHead title={t('about.pageTitle')} description={t('about.description', { site })} />
      <header className="grid max-w-[44rem] gap-5" lang={written?.language}>
        <h1 className="type-hero text-balance" dir="auto">
          {written?.title ?? t('about.title')}
        </h1>
        {/* Made by the server from a document, never by a person. */}
        {written && <div className="rich" dir="auto" dangerouslySetInnerHTML={{ __html: written.body }} />}
        {!written &&
          (aboutText || t('about.lead', { site })).split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} dir={aboutText ? 'auto' : undefined} className="written text-17 text-ink-soft">
              {paragraph}
            </p>
          ))}
      </header>
      <dl className="about-numbers mt-10">
        {homes > 0 && <Figure count={homes} label={t('about.numbers.homes', { count: homes })} />}
        {cities > 0 && <Figure count={cities} label={t('about.numbers.cities', { count: cities })} />}
        <Figure count={languages.length} label={t('about.numbers.languages', { count: languages.length })} />
      </dl>
      <section className="mt-16">
        <h2 className="type-section mb-6">{t('about.values.title')}</h2>
        <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
          {Object.entries(values).map(([name, Icon]) => (
            <li key={name} className="grid content-start gap-2.5">
              <Icon className="size-6 text-brand" aria-hidden />
              <h3 className="type-block">{t(`about.values.${name as keyof typeof values}.title`)}</h3>
              <p className="text-ink-soft">{t(`about.values.${name as keyof typeof values}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Ask />
    </main>
  )
}

function Figure({ count, label }: { count: number; label: string }) {
  const { locale } = useLanguage()
  return (
    <div>
      <dt className="text-14 text-ink-soft">{label}</dt>
      <dd className="type-page">{new Intl.NumberFormat(locale).format(count)}</dd>
    </div>
  )
}

function Ask() {
  const { t } = useTranslation('contact')
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-card bg-brand-soft p-8 md:p-12">
      <div className="grid gap-2">
        <h2 className="type-section">{t('about.ask.title')}</h2>
        <p className="text-ink-soft">{t('about.ask.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LocalLink to="/contact-us" className={buttonClass({ size: 'large' })}>
          {t('about.ask.write')}
        </LocalLink>
        <LocalLink to="/properties" className={buttonClass({ variant: 'secondary', size: 'large' }, 'bg-surface')}>
          {t('about.ask.browse')}
        </LocalLink>
      </div>
    </section>
  )
}
