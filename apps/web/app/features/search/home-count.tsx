import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryScope } from '../../shell/query-scope.tsx'
import { countHomes } from './count-homes.ts'

/** How many homes wait behind the button, as soon as that is known. */
export function HomeCount({ query }: { query: string }) {
  return (
    <QueryScope>
      <Count query={query} />
    </QueryScope>
  )
}

function Count({ query }: { query: string }) {
  const { t } = useTranslation('search')
  const asked = useDeferredValue(query)
  const { data: count } = useQuery({
    queryKey: ['home-count', asked],
    queryFn: ({ signal }) => countHomes(asked, signal),
    placeholderData: keepPreviousData,
  })
  return <span aria-live="polite">{count ? t('box.show', { count }) : t('box.submit')}</span>
}
