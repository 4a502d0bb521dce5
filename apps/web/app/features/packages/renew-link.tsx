import type { OwnPackage } from '@gable/contract/packages'
import { buttonClass } from '@gable/ui/button'
import { RotateCw } from 'lucide-react'
import '#app/shared/i18n/package-messages.ts'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type RenewLinkProps = { own: Pick<OwnPackage, 'packageId' | 'name'>; className?: string }

/** More of the same: what is paid before the end begins after it. */
export function RenewLink({ own: { packageId, name }, className }: RenewLinkProps) {
  const { t } = useTranslation('packages')
  return (
    // The form for a card stands only in a page that was loaded as the checkout.
    <LocalLink to={`/checkout/${packageId}`} reloadDocument className={buttonClass({}, className)}>
      <RotateCw aria-hidden />
      {t('own.renew', { name: isolate(name) })}
    </LocalLink>
  )
}
