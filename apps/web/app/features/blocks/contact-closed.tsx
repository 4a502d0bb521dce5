import type { PropertyDetail } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Ban } from 'lucide-react'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type Person, useChangeBlock } from './use-change-block.ts'

type ContactClosedProps = { closed: NonNullable<PropertyDetail['contactClosed']>; lister: Person }

/** Why nobody can be reached here, and how to change that if it is the reader who closed it. */
export function ContactClosed({ closed, lister }: ContactClosedProps) {
  const { t } = useTranslation(['detail', 'errors'])
  const { change, isBusy } = useChangeBlock()
  return (
    <div className="grid gap-3">
      <Note tone="warn" icon={<Ban aria-hidden />}>
        {t(`errors:${closed}`)}
      </Note>
      {closed === 'blocked_by_you' && (
        <Button variant="secondary" isWide isLoading={isBusy} onClick={() => void change(lister, 'unblock')}>
          {t('unblock')}
        </Button>
      )}
    </div>
  )
}
