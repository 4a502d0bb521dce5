import { Copy } from 'lucide-react'
import { useTranslation } from './i18n/use-translation.ts'
import { showToast } from './toast.ts'

export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ text: t('actions.copied') })
  }
  return (
    <button
      type="button"
      className="ui-icon-button ui-icon-button-small"
      aria-label={label}
      onClick={() => void copy()}
    >
      <Copy className="size-4" aria-hidden />
    </button>
  )
}
