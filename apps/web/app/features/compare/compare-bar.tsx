import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { GitCompareArrows, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { maxCompared } from './compare-table.ts'

export const compareForm = 'compare'

type CompareBarProps = {
  count: number
  onClear: () => void
  /** What else can be done with them, by scripts. */
  children?: ReactNode
}

/** What can be done with the homes that were picked. Without scripts it stands below the list. */
export function CompareBar({ count, onClear, children }: CompareBarProps) {
  const { t } = useTranslation('favourites')
  const toLocal = useLocalPath()
  return (
    <Form id={compareForm} action={toLocal('/compare')} className="compare-bar-form">
      {/* There before anything is chosen: only then is the first number read out. */}
      <output className="ui-visually-hidden">{count > 0 && t('compare.picked', { count, most: maxCompared })}</output>
      <div className="selection-bar print-hidden" data-empty={count === 0 || undefined}>
        <span aria-hidden>{t('compare.picked', { count, most: maxCompared })}</span>
        <Button type="submit" variant="quiet" size="small" aria-disabled={count === 1 || undefined}>
          <GitCompareArrows aria-hidden />
          {t('compare.label')}
        </Button>
        {children}
        <IconButton label={t('compare.clear')} size="small" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
    </Form>
  )
}
