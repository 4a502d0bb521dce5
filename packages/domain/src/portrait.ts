const shownWidth = 320

/**
 * Portraits are small: one file of a picture serves every place that shows one. Nothing before its sizes are made,
 * so that no page asks for a file that is not there.
 */
export function portraitFile(mediaId: string | null, widths: readonly number[] | null): string | undefined {
  const width = widths?.findLast((one) => one <= shownWidth) ?? widths?.[0]
  return mediaId && width ? `${mediaId}/${width}.webp` : undefined
}
