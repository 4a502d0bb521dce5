import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { countProperties } from './count-properties.ts'

type PropertyCountProps = { query: string; firstCount: number }

/** How many homes wait behind the button, as soon as that is known. */
export function PropertyCount(props: PropertyCountProps) {
  return (
    <QueryScope>
      <Count {...props} />
    </QueryScope>
  )
}

function Count({ query, firstCount }: PropertyCountProps) {
  const { t } = useTranslation('search')
  const asked = useDeferredValue(query)
  const { data: count } = useQuery<number>({
    queryKey: ['property-count', asked],
    queryFn: ({ signal }) => countProperties(asked, signal),
    placeholderData: (previous) => previous ?? firstCount,
  })
  return count ? t('box.show', { count }) : t('box.submit')
}
