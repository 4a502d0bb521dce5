import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ShareButton } from '#app/shared/share-button.tsx'
import { type Gallery, tabsOf, type ViewerTab } from './gallery.ts'
import { tabHref, useViewer } from './use-viewer.ts'

type ViewerBarProps = {
  gallery: Gallery
  tab: ViewerTab
  counter?: ReactNode
  /** Buttons for what is shown. */
  tools?: ReactNode
}

export function ViewerBar({ gallery, tab, counter, tools }: ViewerBarProps) {
  const { t } = useTranslation(['detail', 'common'])
  const { pathname, step, close } = useViewer()
  return (
    <div className="photo-viewer-bar">
      <Link
        to={pathname}
        preventScrollReset
        className="ui-icon-button"
        aria-label={t('common:actions.close')}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <X aria-hidden />
      </Link>
      {counter}
      <nav className="photo-viewer-tabs" aria-label={t('tabs.label')}>
        {tabsOf(gallery).map((name) => (
          <Link key={name} to={tabHref(name)} {...step} aria-current={name === tab ? 'page' : undefined}>
            {t(`tabs.${name}`)}
          </Link>
        ))}
        <Link to={{ pathname, hash: '#where' }} replace>
          {t('tabs.map')}
        </Link>
      </nav>
      <div className="photo-viewer-tools">
        {tools}
        <ShareButton title={gallery.title} className="ui-icon-button photo-viewer-share" />
      </div>
    </div>
  )
}
