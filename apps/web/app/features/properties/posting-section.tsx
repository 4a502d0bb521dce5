import type { ReactNode } from 'react'

type PostingSectionProps = { id: string; title: string; text?: string; children: ReactNode }

export function PostingSection({ id, title, text, children }: PostingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 grid-cols-1 gap-5">
      <div>
        <h2 id={`${id}-title`} className="type-block">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-15 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
