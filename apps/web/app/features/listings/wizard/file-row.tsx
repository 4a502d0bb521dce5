import { FieldError } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { ProgressBar } from '@gable/ui/progress-bar'
import { FileText, X } from 'lucide-react'
import type { MediaItem, MediaSlot } from '#app/features/uploads/media-list.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** A file that was chosen: what it is, how far it is, and how to be rid of it. */
export function FileRow({ media, slot, item }: { media: Media; slot: MediaSlot; item: MediaItem }) {
  const { t } = useTranslation('posting')
  const toErrorText = useErrorText()
  const upload = media.uploads.get(item.id)
  const percent = upload && upload.sizeBytes > 0 ? (upload.sentBytes / upload.sizeBytes) * 100 : 100
  const isMoving = upload !== undefined && upload.state !== 'done' && upload.state !== 'failed'
  return (
    <div className="wizard-file">
      {item.previewUrl ? <img src={item.previewUrl} alt="" /> : <FileText aria-hidden />}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="written truncate">
          {item.name || t('media.fileReady')}
        </p>
        {isMoving && (
          <ProgressBar label={`${t('media.uploading')}: ${item.name}`} percent={percent} className="mt-1.5" />
        )}
        {upload?.state === 'failed' && (
          <FieldError>
            {toErrorText({ code: upload.problem })}{' '}
            <button type="button" className="font-semibold underline" onClick={() => media.resume(item.id)}>
              {t('media.retry')}
            </button>
          </FieldError>
        )}
      </div>
      <IconButton label={t('media.removeFile', { name: item.name })} onClick={() => media.remove(slot, item.id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
