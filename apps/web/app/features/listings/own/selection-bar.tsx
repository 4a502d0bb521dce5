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

/** What can be done with everything that is chosen. Arrow keys go along it, Esc puts the choice away. */
export function SelectionBar({ count, actions, busyAction, onClear }: SelectionBarProps) {
  const { t } = useTranslation('own')
  // The bar goes and would take the focus with it.
  const clear = () => {
    onClear()
    document.querySelector<HTMLElement>('.listing-check input')?.focus()
  }
  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') return clear()
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }
    const step = steps[event.key]
    if (step === undefined) return undefined
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    return buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <>
      {/* There before anything is chosen: only then is the first number read out. */}
      <output className="ui-visually-hidden">{count > 0 && t('bulk.selected', { count })}</output>
      {count > 0 && (
        <div
          role="toolbar"
          tabIndex={-1}
          className="selection-bar print-hidden"
          aria-label={t('bulk.label')}
          onKeyDown={moveByKey}
        >
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
        </div>
      )}
    </>
  )
}
