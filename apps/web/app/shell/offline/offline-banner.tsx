import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

const isOnline = () => navigator.onLine

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What is on the screen may be old, and most buttons will fail: both should surprise nobody. */
export function OfflineBanner() {
  const { t } = useTranslation('common')
  const hasNetwork = useSyncExternalStore(subscribe, isOnline, () => true)
  if (hasNetwork) return null
  return (
    <output className="offline-banner">
      <WifiOff aria-hidden />
      <span>
        <b>{t('offline.banner')}</b> {t('offline.bannerText')}
      </span>
    </output>
  )
}
