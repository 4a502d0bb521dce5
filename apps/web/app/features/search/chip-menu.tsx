import { chipClass } from '@gable/ui/chip'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { DropLink } from './drop-link.tsx'
import type { Filter } from './filters.ts'
import type { SearchState } from './search-state.ts'
import { toQuery } from './search-url.ts'

type ChipMenuProps = {
  label: string
  /** What is chosen; nothing as long as the filter is open. */
  text: string | undefined
  children: ReactNode
  width?: string
  /** Where it can be taken back with one touch. */
  search?: SearchState
  filter?: Filter
  onOpen?: () => void
}

/** A chip that opens its choices; a chosen one can be dropped without opening it. */
export function ChipMenu({ label, text, children, width = 'md:w-64', search, filter, onOpen }: ChipMenuProps) {
  const canDrop = text !== undefined && search && filter
  const trigger = (
    <>
      <bdi>{text ?? label}</bdi>
      <ChevronDown aria-hidden className={canDrop ? 'invisible' : undefined} />
    </>
  )
  return (
    <div className="chip-menu">
      <DropMenu
        label={text === undefined ? label : `${label}: ${text}`}
        trigger={trigger}
        triggerClassName={chipClass({ isSelected: text !== undefined })}
        panelClassName={`filter-panel ${width}`}
        onOpen={onOpen}
      >
        <p className="ui-label mb-2">{label}</p>
        {children}
      </DropMenu>
      {canDrop && <DropLink search={search} filter={filter} name={text} className="chip-drop" />}
    </div>
  )
}

type ChoiceProps = { to: SearchState; isChosen: boolean; count?: number | undefined; children: ReactNode }

/** One of the choices of a menu, with how many homes it would leave; what leaves none is not offered. */
export function Choice({ to, isChosen, count, children }: ChoiceProps) {
  const { locale } = useLanguage()
  const content = (
    <>
      <span className="grow">{children}</span>
      {count !== undefined && (
        <span className="text-14 text-ink-soft tabular-nums">{new Intl.NumberFormat(locale).format(count)}</span>
      )}
      <Check className={isChosen ? 'text-brand' : 'invisible'} aria-hidden />
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 text-15'
  return (
    <li>
      {count === 0 && !isChosen ? (
        <span className={`${look} text-ink-soft`}>{content}</span>
      ) : (
        <LocalLink to={`/properties${toQuery(to)}`} aria-current={isChosen ? 'true' : undefined} className={look}>
          {content}
        </LocalLink>
      )}
    </li>
  )
}
