import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryScope } from '#app/shared/query-scope.tsx'
import { countHomes } from './count-homes.ts'

type HomeCountProps = { query: string; firstCount: number }

/** How many homes wait behind the button, as soon as that is known. */
export function HomeCount(props: HomeCountProps) {
  return (
    <QueryScope>
      <Count {...props} />
    </QueryScope>
  )
}

function Count({ query, firstCount }: HomeCountProps) {
  const { t } = useTranslation('search')
  const asked = useDeferredValue(query)
  const { data: count } = useQuery<number>({
    queryKey: ['home-count', asked],
    queryFn: ({ signal }) => countHomes(asked, signal),
    placeholderData: (previous) => previous ?? firstCount,
  })
  return <span aria-live="polite">{count ? t('box.show', { count }) : t('box.submit')}</span>
}
