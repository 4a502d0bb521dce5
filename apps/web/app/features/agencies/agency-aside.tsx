import type { Agency } from '@gable/contract/agencies'
import { buttonClass } from '@gable/ui/button'
import { Globe, Phone } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type AgencyAsideProps = { agency: Agency; isOwn: boolean }

/** How an agency is reached; homes are asked about where they are listed. */
export function AgencyAside({ agency: { website, phone }, isOwn }: AgencyAsideProps) {
  const { t } = useTranslation('agencies')
  return (
    <section className="ui-panel sticky top-6 grid gap-4">
      <h2 className="font-semibold">{t('page.reach')}</h2>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'secondary', isWide: true })}>
          <Phone aria-hidden />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {website && (
        <a href={website} rel="nofollow noopener ugc" className={buttonClass({ variant: 'secondary', isWide: true })}>
          <Globe aria-hidden />
          {t('page.website')}
        </a>
      )}
      <p className="text-14 text-ink-soft">{t('page.ask')}</p>
      {isOwn && (
        <LocalLink to="/user/agency" className={buttonClass({ isWide: true })}>
          {t('page.manage')}
        </LocalLink>
      )}
    </section>
  )
}
