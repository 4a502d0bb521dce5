import type { PropertyCard } from '@gable/contract/property'
import { Button, type ButtonLook } from '@gable/ui/button'
import { Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

type ShareShortlistProps = { homes: readonly PropertyCard[]; look?: ButtonLook; children: ReactNode }

/** Opens the dialog for these homes; without scripts it would do nothing, so it is not there. */
export function ShareShortlist({ homes, look = { variant: 'secondary' }, children }: ShareShortlistProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} className="needs-scripts" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        {children}
      </Button>
      <Suspense>{isOpen && <ShareDialog homes={homes} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
