import { ArrowUpDown, Check } from 'lucide-react'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { LocalLink } from './local-link.tsx'

export type SortChoice = { to: string; label: string; isChosen: boolean }
type SortMenuProps = { label: string; choices: readonly SortChoice[]; className?: string }

/** The orders of a list. Links in a native disclosure, so that it works without scripts. */
export function SortMenu({ label, choices, className = '' }: SortMenuProps) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.label
  return (
    <DropMenu
      className={`shrink-0 ${className}`}
      label={`${label}: ${chosen}`}
      trigger={
        <>
          <ArrowUpDown className="size-4.5" aria-hidden />
          <span className="sort-name">{chosen}</span>
        </>
      }
      triggerClassName="flex min-h-11 cursor-pointer items-center gap-2 text-14 font-medium"
      panelClassName="sort-panel"
    >
      <ul>
        {choices.map(({ to, label: name, isChosen }) => (
          <li key={to}>
            <LocalLink
              to={to}
              aria-current={isChosen ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 text-15"
            >
              <span className="grow">{name}</span>
              <Check className={isChosen ? 'text-brand' : 'invisible'} aria-hidden />
            </LocalLink>
          </li>
        ))}
      </ul>
    </DropMenu>
  )
}
