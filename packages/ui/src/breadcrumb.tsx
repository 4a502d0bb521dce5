import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Anchor } from './anchor.ts'

export type Crumb = { label: ReactNode; href?: string | undefined }

type BreadcrumbProps = {
  label: string
  crumbs: readonly Crumb[]
  anchor?: Anchor | undefined
  className?: string | undefined
}

/** The way here; the last crumb is this page. */
export function Breadcrumb({ label, crumbs, anchor: Link = 'a', className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="ui-breadcrumb">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? index}>
            {index > 0 && <ChevronRight className="rtl:-scale-x-100" aria-hidden />}
            {crumb.href && index < crumbs.length - 1 ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
