import fraunces from '@gable/ui/fonts/fraunces-latin.woff2?url'
import inter from '@gable/ui/fonts/inter-latin.woff2?url'
import arabic from '@gable/ui/fonts/noto-sans-arabic.woff2?url'
import { dirOf, type LanguageCode } from '@gable/i18n/languages'

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
export const fontPreloadsOf = (language: LanguageCode) => (dirOf(language) === 'rtl' ? [preload(arabic)] : [])
