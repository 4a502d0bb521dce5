import { ImageOff } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import { usePictureRetry } from './use-picture-retry.ts'

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
  /** For a button to ask again for a picture that did not come; nothing where it would stand in the way. */
  retryLabel?: string | undefined
}

/** What failed is tried again; until it comes, our own sign stands there instead of the browser's. */
export const Picture = (props: PictureProps) => <TriedPicture key={props.source.src} {...props} />

function TriedPicture({ source, alt, sizes, isPriority, className, retryLabel }: PictureProps) {
  const { attempt, isBroken, markBroken, retry, watch } = usePictureRetry()
  if (isBroken) {
    return (
      <span className={classNames('ui-picture ui-picture-broken', className)}>
        {retryLabel && attempt > 0 ? (
          // What says nothing to those who cannot see it is no stop on their way either.
          <button
            type="button"
            className="ui-picture-retry"
            aria-hidden={alt === '' || undefined}
            tabIndex={alt === '' ? -1 : undefined}
            onClick={retry}
          >
            <ImageOff aria-hidden />
            {retryLabel}
          </button>
        ) : (
          <ImageOff role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />
        )}
      </span>
    )
  }
  return (
    <picture key={attempt} className={classNames('ui-picture', className)} style={placeholderStyle(source.placeholder)}>
      {source.formats?.map(({ type, files }) => (
        <source key={type} type={type} srcSet={toSrcSet(files)} sizes={sizes} />
      ))}
      <img
        ref={watch}
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        onError={markBroken}
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
