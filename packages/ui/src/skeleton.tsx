import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A resting place of the size of what will come; give it its size by classes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames('ui-skeleton', className)} aria-hidden />
}

const widths = ['w-[62%]', 'w-[84%]', 'w-[70%]', 'w-[92%]', 'w-[55%]']

export function SkeletonText({ lines = 3, className }: { lines?: number | undefined; className?: string | undefined }) {
  return (
    <span className={classNames('grid gap-2', className)} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames('h-3.5', widths[index % widths.length])} />
      ))}
    </span>
  )
}

/** Exactly as high as a card with five rows, so nothing moves when the card arrives. */
export function SkeletonCard({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames('ui-card', className)} aria-hidden>
      <Skeleton className="aspect-4/3 rounded-card" />
      <div className="ui-card-body">
        <span className="flex h-[25.3px] items-center">
          <Skeleton className="h-5.5 w-[46%]" />
        </span>
        {['w-[62%]', 'w-[84%]', 'w-[70%]'].map((width) => (
          <span key={width} className="flex h-[21px] items-center">
            <Skeleton className={classNames('h-3.5', width)} />
          </span>
        ))}
        <span className="mt-[5px] flex h-[18px] items-center">
          <Skeleton className="h-3 w-[52%]" />
        </span>
      </div>
    </div>
  )
}

/** A panel with a head, a few blocks and two buttons. */
export function SkeletonPanel({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames('ui-panel grid gap-4', className)} aria-hidden>
      <div className="flex items-center gap-3">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-[70%]" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
      <hr className="border-line" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-17 w-full" />
      <Skeleton className="h-13 w-full" />
      <div className="flex gap-2">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 flex-1" />
      </div>
    </div>
  )
}

/** Wraps skeletons so that a screen reader hears one short sentence instead of silence. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy>
      <output className="ui-visually-hidden">{label}</output>
      {children}
    </div>
  )
}
