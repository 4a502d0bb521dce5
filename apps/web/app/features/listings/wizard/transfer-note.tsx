import { LoaderCircle } from 'lucide-react'
import { isUnderWay, type Upload } from '#app/features/uploads/upload-queue.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** How much of everything that was chosen has arrived. */
export function TransferNote({ uploads }: { uploads: ReadonlyMap<string, Upload> }) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const all = [...uploads.values()]
  const moving = all.filter(isUnderWay)
  const toMegabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 }).format(bytes / 1e6)
  const sum = (of: (upload: Upload) => number) => all.reduce((total, upload) => total + of(upload), 0)
  const amount = {
    sent: toMegabytes(sum(({ sentBytes }) => sentBytes)),
    total: toMegabytes(sum(({ sizeBytes }) => sizeBytes)),
  }
  return (
    <p className="flex items-center gap-2 text-14 text-ink-soft tabular-nums">
      {moving.length > 0 && (
        <>
          <LoaderCircle className="ui-spinner size-4" aria-hidden />
          <span>
            {t('media.underWay', { count: moving.length })}, <bdi>{t('media.progress', amount)}</bdi>
          </span>
        </>
      )}
      <output className="ui-visually-hidden">{all.length > 0 && moving.length === 0 && t('media.allThere')}</output>
    </p>
  )
}
