import { Button, buttonClass } from '@gable/ui/button'
import { ProgressBar } from '@gable/ui/progress-bar'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LocalLink } from '../../shell/local-link.tsx'

/** Always in reach at the bottom of the window. */
export function PostingBar({ percent, isSending }: { percent: number | undefined; isSending: boolean }) {
  const { t } = useTranslation(['properties', 'common'])
  return (
    <div className="posting-bar print-hidden">
      {percent !== undefined && (
        <ProgressBar label={t('posting.uploading')} percent={percent} className="rounded-none" />
      )}
      <div className="ui-container flex min-h-19 items-center gap-3">
        <LocalLink to="/" className={buttonClass({ variant: 'quiet' }, 'text-ink')}>
          {t('common:actions.cancel')}
        </LocalLink>
        <output className="ms-auto text-14 text-ink-soft tabular-nums">
          {percent !== undefined && t('posting.progress', { percent: Math.round(percent) })}
        </output>
        <Button type="submit" size="large" isLoading={isSending}>
          {isSending ? t('posting.submitting') : t('posting.submit')}
          {!isSending && <Send className="rtl:-scale-x-100" aria-hidden />}
        </Button>
      </div>
    </div>
  )
}
