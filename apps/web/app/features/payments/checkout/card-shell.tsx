import { Skeleton, SkeletonRegion } from '@gable/ui/skeleton'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'

/** Around the form of the provider. It stands on the page from the beginning, so that nothing moves when that comes. */
export function CardShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout')
  const { settings } = useSite()
  return (
    <fieldset className="card-frame" aria-label={t('card.frame')}>
      {children}
      <p className="card-frame-origin">
        <Lock aria-hidden />
        {t('card.origin', { site: settings.siteName })}
      </p>
    </fieldset>
  )
}

/** Where the provider draws, and what stands there until it has. */
export function CardPlace({ isReady = false, children }: { isReady?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('checkout')
  return (
    <div className="card-frame-place">
      {!isReady && (
        <SkeletonRegion label={t('card.loading')}>
          <Skeleton className="size-full" />
        </SkeletonRegion>
      )}
      {children}
    </div>
  )
}
