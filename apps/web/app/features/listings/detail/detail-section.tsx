import type { ReactNode } from 'react'

export function DetailSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-6 pt-12">
      <h2 className="type-block mb-5">{title}</h2>
      {children}
    </section>
  )
}
