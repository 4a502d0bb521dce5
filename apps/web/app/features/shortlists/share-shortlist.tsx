import type { PropertyCard } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Opens the dialog for these homes; without scripts it would do nothing, so it is not there. */
export function ShareShortlist({ homes }: { homes: readonly PropertyCard[] }) {
  const { t } = useTranslation('favourites')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="share-shortlist" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        {t('share')}
      </Button>
      <Suspense>{isOpen && <ShareDialog homes={homes} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
