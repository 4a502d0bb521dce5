import { lazy, Suspense } from 'react'
import { useSite } from '#app/shell/site.ts'
import type { TextLanguagesProps } from './text-languages.tsx'

// Most listings have one language, and their pages bring no code for others.
const load = async () => ({ default: (await import('./text-languages.tsx')).TextLanguages })
const TextLanguages = import.meta.env.SSR ? (await load()).default : lazy(load)

export function TextLanguagesPlace(props: TextLanguagesProps) {
  const { language } = useSite()
  const { textLanguage = language, textLanguages = [] } = props
  if (textLanguage === language && textLanguages.length < 2) return null
  return (
    <Suspense>
      <TextLanguages {...props} />
    </Suspense>
  )
}
