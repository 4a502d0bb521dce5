import { buttonClass } from '@gable/ui/button'
import { List, Map as MapIcon } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** On a phone and a tablet the list and the map take turns. */
export function ViewSwitch({ isMap, to }: { isMap: boolean; to: string }) {
  const { t } = useTranslation('results')
  const Icon = isMap ? List : MapIcon
  return (
    <div className="view-switch">
      <LocalLink to={to} preventScrollReset className={buttonClass({ variant: 'ink' }, 'shadow-float')}>
        <Icon aria-hidden />
        {isMap ? t('map.showList') : t('map.show')}
      </LocalLink>
    </div>
  )
}
