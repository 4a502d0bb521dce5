import { Button, buttonClass } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Note } from '@gable/ui/note'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/viewing-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { BookForm } from './book-form.tsx'
import { type BookedListing, useBooking } from './use-booking.ts'
import './slot-picker.css'

type BookDialogProps = { listing: BookedListing; onClose: () => void }

/** The next free times of a home, and a time of one's own where none fits. */
export const BookDialog = (props: BookDialogProps) => (
  <QueryScope>
    <Booking {...props} />
  </QueryScope>
)

function Booking({ listing, onClose }: BookDialogProps) {
  const { t } = useTranslation(['viewings', 'common'])
  const toErrorText = useErrorText()
  const booking = useBooking(listing)
  const { offered, error, isDone } = booking
  const title = isDone ? t('book.done') : t(offered?.isVideo ? 'book.titleVideo' : 'book.title')
  return (
    <Dialog
      isOpen
      width={520}
      title={title}
      description={isDone ? t('book.doneText') : undefined}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        isDone && (
          <LocalLink to="/user/viewings?side=visitor" className={buttonClass()}>
            {t('book.toViewings')}
          </LocalLink>
        )
      }
    >
      {!isDone && (
        <div className="grid gap-5">
          {error !== undefined && (
            <Note tone="bad" isAlert>
              {toErrorText(error)}
            </Note>
          )}
          {offered ? <BookForm offered={offered} booking={booking} /> : error === undefined && <Loading />}
        </div>
      )}
    </Dialog>
  )
}

/** As high as what comes. */
function Loading() {
  const { t } = useTranslation('viewings')
  return (
    <div className="book-loading">
      <output className="ui-visually-hidden">{t('book.loading')}</output>
      <Button size="large" isWide isLoading>
        {t('book.choose')}
      </Button>
    </div>
  )
}
