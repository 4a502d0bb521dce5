import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { type LucideIcon, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

export type BulkAction = { id: string; label: string; Icon: LucideIcon; run: () => void }
type SelectionBarProps = {
  count: number
  actions: readonly BulkAction[]
  busyAction: string | undefined
  onClear: () => void
}

/** What can be done with everything that is chosen. Esc puts the choice away. */
export function SelectionBar({ count, actions, busyAction, onClear }: SelectionBarProps) {
  const { t } = useTranslation('own')
  // The bar goes and would take the focus with it.
  const clear = () => {
    onClear()
    document.querySelector<HTMLElement>('.listing-check input')?.focus()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear()
  }
  return (
    <>
      {/* There before anything is chosen: only then is the first number read out. */}
      <output className="ui-visually-hidden">{count > 0 && t('bulk.selected', { count })}</output>
      {count > 0 && (
        // Keys of its buttons come by here; the bar itself takes none.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section className="selection-bar print-hidden" aria-label={t('bulk.label')} onKeyDown={closeByKey}>
          <span aria-hidden>{t('bulk.selected', { count })}</span>
          {actions.map(({ id, label, Icon, run }) => (
            <Button
              key={id}
              variant="quiet"
              size="small"
              isLoading={busyAction === id}
              aria-disabled={busyAction !== undefined || undefined}
              onClick={busyAction === undefined ? run : undefined}
            >
              {busyAction !== id && <Icon aria-hidden />}
              {label}
            </Button>
          ))}
          <IconButton label={t('bulk.clear')} size="small" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        </section>
      )}
    </>
  )
}
