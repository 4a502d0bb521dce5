import type { Advertisement } from '@gable/contract/advertisement'
import { lazy, type ReactNode, Suspense } from 'react'

// Most lists have none; the server draws it at once all the same.
const loadBadge = async () => ({ default: (await import('./promoted-badge.tsx')).PromotedBadge })
const PromotedBadge = import.meta.env.SSR ? (await loadBadge()).default : lazy(loadBadge)

/** The label for a card in a place that is paid for; nothing for any other. */
export const promotedBadge = ({ advertisement }: { advertisement?: Advertisement | undefined }): ReactNode =>
  advertisement && (
    <Suspense>
      <PromotedBadge id={advertisement.id} />
    </Suspense>
  )
