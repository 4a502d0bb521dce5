import { Button } from '@gable/ui/button'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useRequireMember } from '#app/shell/require-member.ts'
import { useSite } from '#app/shell/site.ts'

// Its times, its words and the work behind it come with the first click.
const BookDialog = lazy(async () => ({ default: (await import('./book-dialog.tsx')).BookDialog }))

type BookButtonProps = { listing: { propertyId: number } | { projectId: number }; ownerId: number }

/** Visitors sign in first, and the dialog opens behind that. */
export function BookButton({ listing, ownerId }: BookButtonProps) {
  const { t } = useTranslation('detail')
  const { account } = useSite()
  const requireMember = useRequireMember()
  const [isOpen, setOpen] = useState(false)
  if (account?.id === ownerId) return null
  const open = () => requireMember({ run: () => setOpen(true) })
  return (
    <>
      <Button variant="secondary" isWide onClick={open}>
        <CalendarDays aria-hidden />
        {t('bookViewing')}
      </Button>
      <Suspense>{isOpen && <BookDialog listing={listing} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
