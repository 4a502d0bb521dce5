import type { Picture } from '@gable/contract/property'
import type { PictureSource } from '@gable/ui/picture'

const formats = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
] as const
const fallbackWidth = 960

/** The variants of a picture as the browser chooses among them; nothing while they are being made. */
export function toPictureSource({ url, width, height, widths, placeholder }: Picture): PictureSource | undefined {
  const fallback = widths.findLast((one) => one <= fallbackWidth) ?? widths[0]
  if (fallback === undefined) return undefined
  return {
    src: `${url}/${fallback}.jpg`,
    width,
    height,
    placeholder: placeholder ?? undefined,
    formats: formats.map(([type, ending]) => ({
      type,
      files: widths.map((one) => ({ url: `${url}/${one}.${ending}`, width: one })),
    })),
  }
}

/** All that is told of a picture to those who may not see it. */
export const toBlurredSource = ({ width, height, placeholder }: Picture): PictureSource | undefined =>
  placeholder === null ? undefined : { src: placeholder, width, height }
