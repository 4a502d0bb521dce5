import type { ReactNode } from 'react'

type PanelProps = { title: string; text: string; children: ReactNode; end?: ReactNode; className?: string }

export function Panel({ title, text, children, end, className = '' }: PanelProps) {
  return (
    <section className={`ui-panel ${className}`}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex-[1_1_280px]">
          <h2 className="type-block">{title}</h2>
          <p className="mt-1 max-w-[60ch] text-14 text-ink-soft">{text}</p>
        </div>
        {end && <div className="max-sm:-ms-3.5">{end}</div>}
      </div>
      {children}
    </section>
  )
}

type RowProps = { sign: ReactNode; title: ReactNode; text: ReactNode; end?: ReactNode; isBrand?: boolean }

export function Row({ sign, title, text, end, isBrand }: RowProps) {
  return (
    <li className="account-row">
      <span data-sign={isBrand ? 'brand' : 'plain'}>{sign}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 text-15 font-medium">{title}</p>
        <p className="wrap-anywhere text-ink-soft">{text}</p>
      </div>
      {end && <div data-end>{end}</div>}
    </li>
  )
}
