import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ListingActions } from './listing-actions.tsx'
import type { ReportedListing } from './reported.ts'

/** What few do with a listing, behind three dots. */
export function ListingMenu({ reported, children }: { reported: ReportedListing; children?: ReactNode }) {
  const { t } = useTranslation('detail')
  return (
    <DropMenu
      label={t('more')}
      trigger={<Ellipsis className="size-5" aria-hidden />}
      triggerClassName="ui-icon-button property-more cursor-pointer"
      panelClassName="w-64 grid gap-1 p-2"
    >
      {children}
      <ListingActions reported={reported} />
    </DropMenu>
  )
}
