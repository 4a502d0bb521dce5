import type { PropertyDetail } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'

// Its form, its words and the work behind it come with the first click.
const EnquiryDialog = lazy(async () => ({ default: (await import('./enquiry-dialog.tsx')).EnquiryDialog }))

/** For visitors alone; a member says with one press who is interested. */
export function EnquiryButton({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const { account } = useSite()
  const [isOpen, setOpen] = useState(false)
  if (account) return null
  return (
    <>
      <Button variant="secondary" isWide onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        {t('enquire')}
      </Button>
      <Suspense>{isOpen && <EnquiryDialog property={property} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
