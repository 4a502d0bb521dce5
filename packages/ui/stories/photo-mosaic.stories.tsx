import type { Meta } from '@storybook/react-vite'
import { Expand, Image, Video } from 'lucide-react'
import { PhotoMosaic } from '../src/photo-mosaic.tsx'
import { pictures } from './pictures.ts'

export default { title: 'Photo mosaic', parameters: { layout: 'fullscreen' } } satisfies Meta

const photos = Object.entries(pictures).map(([id, source]) => ({ id, source, alt: id, href: `#${id}` }))
const formatCount = (shown: number, total: number) => `${shown} / ${total}`

export const Many = () => (
  <div className="ui-container">
    <PhotoMosaic
      label="Photographs"
      photos={photos}
      formatCount={formatCount}
      start={
        <>
          <button type="button" className="ui-photo-button">
            <Image aria-hidden />8 photos
          </button>
          <button type="button" className="ui-photo-button">
            <Video aria-hidden />
            Video
          </button>
        </>
      }
      end={
        <button type="button" className="ui-photo-button">
          <Expand aria-hidden />
          View all
        </button>
      }
    />
  </div>
)

export const Few = () => (
  <div className="ui-container grid gap-6">
    {[1, 2, 3, 4].map((count) => (
      <PhotoMosaic
        key={count}
        label={`Photographs, ${count}`}
        photos={photos.slice(0, count)}
        formatCount={formatCount}
      />
    ))}
  </div>
)
