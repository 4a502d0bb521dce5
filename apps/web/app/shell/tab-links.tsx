import { LocalLink } from './local-link.tsx'
import { useLanguage } from './site.ts'

export type TabLink = {
  to: string
  label: string
  isCurrent: boolean
  count?: number | undefined
  /** Whoever has something here should look. */
  tone?: 'bad' | 'warn' | undefined
}
type TabLinksProps = { label: string; tabs: readonly TabLink[]; className?: string; keepsScroll?: boolean }

/** Pages behind tabs. Links, so that they work before the scripts are there and open in a tab of their own. */
export function TabLinks({ label, tabs, className = 'mb-6', keepsScroll = false }: TabLinksProps) {
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  return (
    <nav className={`ui-tabs ${className}`} aria-label={label}>
      {tabs.map(({ to, label: name, isCurrent, count, tone }) => (
        <LocalLink
          key={name}
          ref={isCurrent ? showInList : undefined}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset={keepsScroll}
        >
          {name}
          {count !== undefined && (
            <>
              {/* The blank is for those who hear it. */}{' '}
              <span data-count={count > 0 ? tone : undefined} className="tab-count">
                {numbers.format(count)}
              </span>
            </>
          )}
        </LocalLink>
      ))}
    </nav>
  )
}

/** On a phone the list is wider than the screen. Only the list moves; `scrollIntoView` would move the page as well. */
function showInList(link: HTMLElement | null) {
  const list = link?.parentElement
  if (!link || !list || list.scrollWidth <= list.clientWidth) return
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
