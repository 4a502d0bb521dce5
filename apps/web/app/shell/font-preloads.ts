import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url'
import type { LanguageCode } from '@gable/i18n/languages'

const preload = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** The two Latin files are on every page, the Arabic ones too: prices keep their digits. */
export const fontPreloads = [inter, fraunces].map(preload)

/** What a language needs besides. */
export const fontPreloadsOf = (language: LanguageCode) => (language === 'ar' ? [preload(arabic)] : [])
