import type { SearchAnswer } from '@gable/contract/search'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { replaceWord } from './corrected-text.ts'
import { changeSearch, type SearchState } from './search-state.ts'
import { toQuery } from './search-url.ts'

type DidYouMeanProps = { search: SearchState; corrections: SearchAnswer['corrections'] }

/** A word that no home has was taken for one that looks like it: the reader may say which. */
export function DidYouMean({ search, corrections }: DidYouMeanProps) {
  const { t } = useTranslation('results')
  return corrections.map(({ written, meant }) => (
    <p key={written} className="mb-4 text-15">
      {t('meant', { written })}{' '}
      {meant.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <LocalLink
            to={`/properties${toQuery(changeSearch(search, { text: replaceWord(search.text ?? '', written, word) }))}`}
            className="ui-link"
          >
            <bdi>{word}</bdi>
          </LocalLink>
        </span>
      ))}
    </p>
  ))
}
