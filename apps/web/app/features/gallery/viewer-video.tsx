import type { Video } from '@gable/domain/video-link'
import { Button } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Gallery } from './gallery.ts'
import { ViewerBar } from './viewer-bar.tsx'

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** Nothing is asked of the other site before somebody wants to see the video. */
export function ViewerVideo({ gallery, video }: { gallery: Gallery; video: Video }) {
  const { t } = useTranslation('detail')
  const [isWanted, setWanted] = useState(false)
  const { title, photos } = gallery
  const site = siteNames[video.provider]
  return (
    <>
      <ViewerBar gallery={gallery} tab="video" />
      <div className="photo-viewer-video">
        {isWanted ? (
          <iframe
            title={t('video.of', { title })}
            src={playing(video.embedUrl)}
            allow="autoplay; fullscreen; picture-in-picture"
            // Another origin: with both it can play, and still not reach this page.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {photos[0] && <Picture source={photos[0]} alt="" sizes="100vw" />}
            <Button size="large" onClick={() => setWanted(true)}>
              <Play aria-hidden />
              {t('video.play')}
            </Button>
          </>
        )}
      </div>
      <p className="photo-viewer-caption pb-6">
        {t('video.from', { site })}{' '}
        <a className="underline" href={video.watchUrl} target="_blank" rel="noopener noreferrer">
          {t('video.watchThere', { site })}
        </a>
      </p>
    </>
  )
}

function playing(embedUrl: string): string {
  const url = new URL(embedUrl)
  url.searchParams.set('autoplay', '1')
  return url.href
}
