import { Heart, House, type LucideIcon, MessageCircle, Search, User } from 'lucide-react'
import { memo } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { MemberLink } from '../member-link.tsx'
import { useSite } from '../site.ts'
import { useSelector } from '../store/use-store.ts'

/** The five places of a phone, in reach of a thumb. */
export const TabBar = memo(function TabBar() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { account, defaultLanguage } = useSite()
  const { path } = splitPath(pathname, defaultLanguage)
  const isForProjects = useSelector(({ cache }) => cache.isProject)
  const you = account ? '/user' : '/sign-in'
  const saved = account ? '/user/favourites' : '/favourites'
  const own = ['/user/properties', '/user/chat', saved]
  const current = !own.includes(path) && path.startsWith('/user') ? you : path
  const tab = (to: string, Icon: LucideIcon, label: string, As: typeof LocalLink = LocalLink) => (
    <As to={to} aria-current={to === current ? 'page' : undefined}>
      <Icon aria-hidden />
      {label}
    </As>
  )
  return (
    <nav className="tab-bar print-hidden" aria-label={t('tabBar.navigation')}>
      {tab('/', House, t('tabBar.home'))}
      {/* Back to what one was searching for. */}
      {tab(isForProjects ? '/projects' : '/properties', Search, t('tabBar.explore'))}
      {tab(saved, Heart, t('tabBar.saved'))}
      {tab('/user/chat', MessageCircle, t('tabBar.chats'), MemberLink)}
      {tab(you, User, t('tabBar.you'))}
    </nav>
  )
})
