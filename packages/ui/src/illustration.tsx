import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const map = (
  <>
    <path d="M10 20 46 8l40 12 36-12v68L86 88 46 76 10 88Z" />
    <path d="M46 8v68M86 20v68" />
    <path d="M10 54c14-8 24 4 36-2M86 60c12-8 22 2 36-6" opacity=".6" />
    <path data-accent data-filled d="M66 58c10-10 15-17 15-24a15 15 0 0 0-30 0c0 7 5 14 15 24Z" />
  </>
)

const drawings = {
  wall: (
    <>
      <path d="M6 88h120M36 14V4M90 22V4" />
      <rect x="18" y="14" width="36" height="46" rx="2" />
      <rect x="66" y="22" width="48" height="34" rx="2" />
      <path data-accent d="M36 44c-6-4-10-7-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 5-4 8-10 12Z" />
      <path d="m70 52 12-14 9 9 6-6 13 11M96 88V74h18v14M100 74v-6h10v6" />
    </>
  ),
  'map-empty': (
    <>
      {map}
      <path data-accent d="m61 29 10 10M71 29 61 39" />
    </>
  ),
  'map-point': (
    <>
      {map}
      <circle data-accent cx="66" cy="34" r="5" />
    </>
  ),
  mailbox: (
    <>
      <path d="M6 90h120M66 90V58" />
      <path d="M34 58V36a14 14 0 0 1 14-14h44a14 14 0 0 1 14 14v22Z" />
      <path d="M62 58V36a14 14 0 0 0-28 0" />
      <path data-accent d="M88 34V12h14v8H88" />
      <path d="M72 44h12" />
    </>
  ),
  house: (
    <>
      <path d="M6 90h120M26 90V44l34-28 34 28v46M18 50 60 14l42 36M50 90V64h20v26" />
      <path d="M112 90V40h-4M112 46h-18v16h18" />
      <path data-accent d="m98 54 3.5 3 6-6" />
    </>
  ),
  plug: (
    <>
      <path d="M4 50h34M128 50H94M56 44h8M56 56h8" />
      <rect x="38" y="38" width="18" height="24" rx="4" />
      <rect x="76" y="36" width="18" height="28" rx="4" />
      <path data-accent d="m66 20 2 8M78 16l-3 9M66 82l2-8M78 86l-3-9" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings

/** A small scene in the line weight of the icons. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string | undefined }) {
  return (
    <svg className={classNames('ui-illustration', className)} viewBox="0 0 132 96" aria-hidden>
      {drawings[name]}
    </svg>
  )
}
