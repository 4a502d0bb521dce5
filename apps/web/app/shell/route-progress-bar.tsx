import { RouteProgress } from '@gable/ui/progress-bar'
import { useNavigation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Runs from the start of a navigation to its end, whether that is a page or an error. */
export function RouteProgressBar() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  return <RouteProgress label={t('states.loadingPage')} isActive={state !== 'idle'} />
}
