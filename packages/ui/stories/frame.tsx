import type { ReactNode } from 'react'

/** A titled box of the story book; `span` counts columns of twelve. */
export function Frame({ title, span, isSunken, children }: FrameProps) {
  return (
    <section
      className={`grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-paper ${spans[span]}`}
    >
      <h2 className="border-b border-line bg-sunken px-4 py-2.5 text-12 font-medium text-ink-soft">{title}</h2>
      <div className={`p-6 ${isSunken ? 'bg-sunken' : ''}`}>{children}</div>
    </section>
  )
}

type FrameProps = { title: string; span: keyof typeof spans; isSunken?: boolean; children: ReactNode }

const spans = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  12: 'lg:col-span-12',
}
