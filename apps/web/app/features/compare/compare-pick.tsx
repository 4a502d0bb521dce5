import { Checkbox } from '@gable/ui/checkbox'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { compareForm } from './compare-bar.tsx'

type ComparePickProps = { id: number; title: string; isPicked: boolean; isFull: boolean; onPick: () => void }

/** On the picture of a card: puts the home beside others. A field of a form, so that it works without scripts. */
export function ComparePick({ id, title, isPicked, isFull, onPick }: ComparePickProps) {
  const { t } = useTranslation('favourites')
  return (
    <div className="compare-pick" data-picked={isPicked || undefined}>
      <Checkbox
        name="ids"
        value={id}
        form={compareForm}
        checked={isPicked}
        disabled={isFull && !isPicked}
        aria-label={t('compare.pick', { title })}
        onChange={onPick}
        label={t('compare.label')}
      />
    </div>
  )
}
