import { Button } from '@gable/ui/button'
import { Copy, Download, Printer } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useSite } from '#app/shell/site.ts'

/** Shown once. Whoever goes on says that they have them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { siteName } = useSite().settings
  const text = [t('secondStep.fileTitle', { site: siteName }), '', ...codes, ''].join('\n')

  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => showToast({ text: t('common:actions.copied') }))
  }

  return (
    <>
      <ul className="recovery-codes" aria-label={t('secondStep.codes')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden />
          {t('common:actions.copy')}
        </Button>
        <Button variant="secondary" onClick={() => download(text)}>
          <Download aria-hidden />
          {t('secondStep.download')}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer aria-hidden />
          {t('secondStep.print')}
        </Button>
      </div>
      <Button size="large" isWide onClick={onDone}>
        {t('secondStep.kept')}
      </Button>
    </>
  )
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}
