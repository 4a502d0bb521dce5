import { Image, type LucideIcon, PencilRuler, Rotate3d, Video } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type Gallery, tabsOf, type ViewerTab } from './gallery.ts'
import { tabHref } from './use-viewer.ts'
import { ViewerLink } from './viewer-link.tsx'

const icons: Record<ViewerTab, LucideIcon> = { photos: Image, video: Video, panorama: Rotate3d, plans: PencilRuler }

/** What there is to see, as small buttons on the photograph. A phone has its strip for the photographs. */
export function ViewerTabLinks({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation(['detail', 'properties'])
  return tabsOf(gallery).map((tab) => {
    const Icon = icons[tab]
    const isPhotos = tab === 'photos'
    return (
      <ViewerLink
        key={tab}
        href={tabHref(tab)}
        className={isPhotos ? 'ui-photo-button max-md:hidden' : 'ui-photo-button'}
      >
        <Icon aria-hidden />
        {isPhotos ? t('properties:detail.photos', { count: gallery.photos.length }) : t(`tabs.${tab}`)}
      </ViewerLink>
    )
  })
}
