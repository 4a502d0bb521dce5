import { Share2 } from 'lucide-react'
import { useTranslation } from './i18n/use-translation.ts'
import { showToast } from './toast.ts'

/** The device's own way of sharing where there is one, the clipboard where there is none. */
type ShareButtonProps = {
  title: string
  className: string
  /** Where what is shown is also in the query, which the canonical address leaves out. */
  address?: string
}

export function ShareButton({ title, className, address }: ShareButtonProps) {
  const { t } = useTranslation('properties')

  async function share() {
    // The canonical address: without the photograph or the campaign that brought somebody here.
    const url = address ?? document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    showToast({ text: t('detail.linkCopied') })
  }

  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Share2 aria-hidden />
      <span>{t('detail.share')}</span>
    </button>
  )
}
