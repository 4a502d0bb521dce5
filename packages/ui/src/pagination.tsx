import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Anchor } from './anchor.ts'
import { Button, type ButtonLook } from './button.tsx'
import { classNames } from './class-names.ts'
import { pagesAround } from './pages-around.ts'

type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  formatPage?: ((page: number) => string) | undefined
  anchor?: Anchor | undefined
  className?: string | undefined
}

/** Links to pages: works without JavaScript and can be followed by search engines. */
export function Pagination({ label, page, pageCount, hrefFor, anchor: Link = 'a', ...rest }: PaginationProps) {
  const { previousLabel, nextLabel, formatPage = String, className } = rest
  return (
    <nav aria-label={label} className={className}>
      <ul className="ui-pagination">
        {page > 1 && (
          <li>
            <Link href={hrefFor(page - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
            </Link>
          </li>
        )}
        {pagesAround(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span className="text-ink-soft">…</span>
            ) : (
              <Link href={hrefFor(one)} aria-current={one === page ? 'page' : undefined}>
                {formatPage(one)}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link href={hrefFor(page + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRight className="rtl:-scale-x-100" aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

type ShowMoreProps = {
  /** How many of how many are shown. */
  status: ReactNode
  children: ReactNode
  onClick: () => void
  isLoading?: boolean | undefined
  variant?: ButtonLook['variant']
  className?: string | undefined
}

export function ShowMore({ status, children, onClick, isLoading, variant = 'secondary', className }: ShowMoreProps) {
  return (
    <div className={classNames('grid justify-items-center gap-3', className)}>
      <p className="type-small text-ink-soft" aria-live="polite">
        {status}
      </p>
      <Button variant={variant} onClick={onClick} isLoading={isLoading}>
        {children}
      </Button>
    </div>
  )
}
