import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

/** One picture in the formats and widths that exist of it, the best format first. */
export type PictureSource = {
  src: string
  width: number
  height: number
  formats?: readonly { type: string; files: readonly { url: string; width: number }[] }[] | undefined
  /** What stands there until the picture comes: a colour, or a tiny picture as a data URL. */
  placeholder?: string | undefined
}

type PictureProps = {
  source: PictureSource
  alt: string
  /** How wide it will be drawn, as in the `sizes` attribute. */
  sizes: string
  /** For the first picture of a page only: loaded at once and before others. */
  isPriority?: boolean | undefined
  className?: string | undefined
}

export function Picture({ source, alt, sizes, isPriority, className }: PictureProps) {
  return (
    <picture className={classNames('ui-picture', className)} style={placeholderStyle(source.placeholder)}>
      {source.formats?.map(({ type, files }) => (
        <source key={type} type={type} srcSet={toSrcSet(files)} sizes={sizes} />
      ))}
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
  )
}

const toSrcSet = (files: readonly { url: string; width: number }[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ')

function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined
  // Quoted, so that nothing inside the URL can end the declaration.
  if (placeholder.startsWith('data:')) return { backgroundImage: `url(${JSON.stringify(placeholder)})` }
  return { backgroundColor: placeholder }
}
