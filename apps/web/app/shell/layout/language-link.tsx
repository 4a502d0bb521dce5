import type { Language } from '@gable/i18n/languages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { writeLanguageCookie } from '#app/shared/i18n/chosen-language.ts'
import { pathInLanguage } from '#app/shared/i18n/local-path.ts'
import { keepScroll } from '../scroll-kept.ts'
import { useSite } from '../site.ts'
import { languageSelected } from '../store/language-slice.ts'
import { useDispatch } from '../store/use-store.ts'

type LanguageLinkProps = { to: Language; className?: string; children?: ReactNode }

/** A plain link: the other language comes with its own document, direction and texts. Following it is a choice, kept. */
export function LanguageLink({ to: { code, nativeName }, className, children }: LanguageLinkProps) {
  const { language } = useSite()
  const { pathname, search } = useLocation()
  const dispatch = useDispatch()
  return (
    <a
      href={pathInLanguage(pathname, code) + search}
      hrefLang={code}
      aria-current={code === language ? 'true' : undefined}
      className={className}
      onClick={() => {
        writeLanguageCookie(code)
        dispatch(languageSelected(code))
        keepScroll()
      }}
    >
      <bdi lang={code}>{nativeName}</bdi>
      {children}
    </a>
  )
}
