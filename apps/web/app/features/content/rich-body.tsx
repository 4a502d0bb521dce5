import { dirOf } from '@gable/i18n/languages'
import './rich.css'

type RichBodyProps = {
  /** Made by the server from a document, never by a person. */
  html: string
  language: string
  /** The first paragraph stands out. */
  hasLead?: boolean
}

/** The words of an article or a page. */
export function RichBody({ html, language, hasLead = false }: RichBodyProps) {
  return (
    <div
      lang={language}
      dir={dirOf(language)}
      className={hasLead ? 'rich rich-lead' : 'rich'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
