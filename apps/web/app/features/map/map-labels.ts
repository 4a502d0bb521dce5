import type { LanguageCode } from '@gable/i18n/languages'
import type { ExpressionSpecification } from 'maplibre-gl'

export type LabelFont = 'medium' | 'semibold' | 'italic'

/** MapLibre reads weight and slant from the name of the first font; the others are those of the page that draw. */
const latinFonts: Record<LabelFont, [string, string]> = {
  medium: ['Inter medium', 'Inter Variable'],
  semibold: ['Inter semibold', 'Inter Variable'],
  italic: ['Fraunces italic', 'Fraunces Variable'],
}

export const fontsFor = (font: LabelFont) => [...latinFonts[font], 'Noto Sans Arabic Variable']

/** As the reader would call it, or as the place calls itself. */
export const nameIn = (language: LanguageCode): ExpressionSpecification => [
  'coalesce',
  ['get', `name_${language}`],
  ['get', 'name'],
]
