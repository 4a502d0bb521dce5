import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type Tab = { id: string; label: ReactNode; count?: ReactNode; panel: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  className?: string | undefined
}

/** Panels behind tabs. For tabs that lead to other pages put links into `<nav className="ui-tabs">` instead. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const prefix = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selected ?? own

  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  return (
    <div className={classNames('min-w-0', className)}>
      <div className="ui-tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={moveWithKeys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-controls={`${prefix}-${tab.id}-panel`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count != null && <span data-count>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== current}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

/** Arrows follow the reading direction; Home and End go to the ends. */
function moveWithKeys(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget
  const all = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const at = all.indexOf(document.activeElement as HTMLElement)
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && (at + step + all.length) % all.length
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
  all[next]?.click()
}
