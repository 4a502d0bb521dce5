import type { PropertyDetail } from '@gable/contract/property'
import { listerState } from '@gable/domain/lister-state'
import { Banner } from '@gable/ui/note'
import { ArrowRight, Eye, EyeOff } from 'lucide-react'
import '#app/shared/i18n/own-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { standingOf } from './property-actions.ts'

const hidden = new Set(['review', 'rejected', 'expired', 'paused'])

/** Says whose page this is and who else can see it. On a phone the photograph keeps the top. */
export function OwnerBanner({ property, now }: { property: PropertyDetail; now: number }) {
  const { t } = useTranslation('own')
  const isHidden = hidden.has(listerState(standingOf(property), now))
  const Icon = isHidden ? EyeOff : Eye
  return (
    <section aria-label={t('panel.banner')} className="max-md:hidden print-hidden">
      <Banner
        tone="brand"
        lead={t('panel.banner')}
        icon={<Icon aria-hidden />}
        action={
          <LocalLink to="/user/my-properties" className="owner-way">
            {t('panel.toListings')}
            <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden />
          </LocalLink>
        }
      >
        {t(isHidden ? 'panel.bannerHidden' : 'panel.bannerText')}
      </Banner>
    </section>
  )
}
