import { Button } from '@gable/ui/button'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Over the old results, which stay: what happened, and once more. */
export function ResultsFailed({ isSheet = false }: { isSheet?: boolean }) {
  const { t } = useTranslation(['results', 'common'])
  const { revalidate, state } = useRevalidator()
  return (
    <div className="results-failed" role="alert">
      <CircleAlert aria-hidden />
      <p>
        <b>{isSheet ? t('sheet.failedTitle') : t('found.failedTitle')}</b>
        {isSheet ? t('sheet.failedText') : t('found.failedText')}
      </p>
      <Button variant="secondary" size="small" isLoading={state === 'loading'} onClick={() => void revalidate()}>
        <RefreshCw aria-hidden />
        {t('common:actions.retry')}
      </Button>
    </div>
  )
}
