import type { DataExport } from '@gable/contract/exports'
import { Button, buttonClass } from '@gable/ui/button'
import { Download } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { Panel } from '../account-frame.tsx'

type ExportPanelProps = { exported: DataExport; onAsk: () => void; onProve: () => void }

/** Everything that is the member's own, as an archive to keep. */
export function ExportPanel({ exported, onAsk, onProve }: ExportPanelProps) {
  const { t } = useTranslation('accounts')
  const { locale } = useLanguage()
  const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const
  const toTime = (time: string) => new Intl.DateTimeFormat(locale, style).format(new Date(time))
  const { state, url, expiresAt, againAt } = exported
  return (
    <Panel title={t('export.title')} text={t('export.text')}>
      <div className="grid justify-items-start gap-3 text-14">
        {state === 'open' && <output>{t('export.open')}</output>}
        {state === 'ready' && expiresAt && (
          <>
            <p>{t('export.ready', { time: toTime(expiresAt) })}</p>
            {url ? (
              <a href={url} download className={buttonClass()}>
                <Download aria-hidden />
                {t('export.download')}
              </a>
            ) : (
              <>
                <p className="text-ink-soft">{t('export.prove')}</p>
                <Button onClick={onProve}>{t('export.proveButton')}</Button>
              </>
            )}
          </>
        )}
        {againAt ? (
          state !== 'open' && <p className="text-ink-soft">{t('export.again', { time: toTime(againAt) })}</p>
        ) : (
          <Button variant="secondary" onClick={onAsk}>
            {t('export.button')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
