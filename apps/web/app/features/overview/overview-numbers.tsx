import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

type Numbers = Record<'live' | 'underOffer' | 'closed' | 'projects' | 'saved', number>

const ways: Record<keyof Numbers, string> = {
  live: '/user/my-properties?tab=live',
  underOffer: '/user/my-properties?tab=under_offer',
  closed: '/user/my-properties?tab=closed',
  projects: '/user/my-projects?tab=live',
  saved: '/user/favourites',
}

/** What a member has on the site, each number the way to what it counts. */
export function OverviewNumbers({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale)
  const names = Object.keys(ways) as (keyof Numbers)[]
  return (
    <ul className="overview-numbers" aria-label={t('overview.numbers.label')}>
      {names.map((name) => (
        <li key={name}>
          <LocalLink to={ways[name]}>
            <span>{t(`overview.numbers.${name}`)}</span>
            <b>{format.format(numbers[name])}</b>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
