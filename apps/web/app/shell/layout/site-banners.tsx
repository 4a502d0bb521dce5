import { Banner } from '@gable/ui/note'
import { Ban, Eye } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '../site.ts'

/** What concerns every page, above all of them. */
export function SiteBanners() {
  const { t } = useTranslation('shell')
  const { settings, isDeactivated } = useSite()
  return (
    <>
      {settings.isDemo && (
        <Banner tone="ink" icon={<Eye aria-hidden />} lead={t('banners.demo')} className="print-hidden">
          {t('banners.demoText')}
        </Banner>
      )}
      {isDeactivated && (
        <Banner tone="bad" icon={<Ban aria-hidden />} lead={t('banners.deactivated')} className="print-hidden">
          {t('banners.deactivatedText')}
        </Banner>
      )}
    </>
  )
}
