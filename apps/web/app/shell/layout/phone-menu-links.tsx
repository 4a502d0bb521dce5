import { useQuery } from '@tanstack/react-query'
import { Building2, Calculator, Crown, Eye, Heart, History, House, Map as MapIcon, Ruler, Sparkles } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { LocalLink } from '../local-link.tsx'
import { MemberLink } from '../member-link.tsx'
import { useLanguage } from '../site.ts'
import { countListings } from './count-listings.ts'

const smallLinks = [
  { to: '/properties?view=map', Icon: MapIcon, label: 'map' },
  { to: '/cities', Icon: Building2, label: 'cities' },
  { to: '/recently-viewed', Icon: History, label: 'recentlyViewed' },
  { to: '/featured', Icon: Sparkles, label: 'featured' },
  { to: '/most-viewed', Icon: Eye, label: 'mostViewed' },
  { to: '/most-liked', Icon: Heart, label: 'mostLiked' },
  { to: '/subscription-plan', Icon: Crown, label: 'plans' },
] as const
const tools = [
  { to: '/mortgage-calculator', Icon: Calculator, label: 'mortgageCalculator' },
  { to: '/area-converter', Icon: Ruler, label: 'areaConverter' },
] as const

/** A link takes the place of the menu in the history: Back leads to the page under it. */
export function PhoneMenuLinks() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('header.navigation')} className="phone-menu-links">
      <QueryScope>
        <MainLinks />
      </QueryScope>
      <ul className="phone-menu-small">
        {smallLinks.map(({ to, Icon, label }) => (
          <li key={to}>
            <LocalLink to={to} replace>
              <Icon aria-hidden />
              {t(`menu.${label}`)}
            </LocalLink>
          </li>
        ))}
        {tools.map(({ to, Icon, label }) => (
          <li key={to}>
            <LocalLink to={to} replace>
              <Icon aria-hidden />
              {t(`footer.${label}`)}
            </LocalLink>
          </li>
        ))}
        <li>
          <MemberLink to="/user/my-properties" replace>
            <House aria-hidden />
            {t('menu.ownHomes')}
          </MemberLink>
        </li>
      </ul>
    </nav>
  )
}

function MainLinks() {
  const { t } = useTranslation('shell')
  const { locale } = useLanguage()
  // How much there is can be left out: a menu opens at once, and also when nobody answers.
  const { data: counts } = useQuery({ queryKey: ['menu-counts'], queryFn: ({ signal }) => countListings(signal) })
  const link = (to: string, label: string, count: number | undefined) => (
    <li>
      <LocalLink to={to} replace>
        {label}
        {count !== undefined && <small>{new Intl.NumberFormat(locale).format(count)}</small>}
      </LocalLink>
    </li>
  )
  return (
    <ul className="phone-menu-main">
      {link('/properties?deal=sell', t('header.buy'), counts?.sell)}
      {link('/properties?deal=rent', t('header.rent'), counts?.rent)}
      {link('/projects', t('header.projects'), counts?.projects)}
      {link('/agents', t('header.agents'), undefined)}
      {link('/articles', t('footer.journal'), undefined)}
    </ul>
  )
}
