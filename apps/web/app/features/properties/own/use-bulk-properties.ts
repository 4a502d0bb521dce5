import type { Property } from '@gable/contract/property'
import { EyeOff, RefreshCw, Trash2 } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { BulkAction } from '#app/features/listings/own/selection-bar.tsx'
import { useBulkWork } from '#app/features/listings/own/use-bulk-work.ts'
import { useSelection } from '#app/features/listings/own/use-selection.ts'
import { actionsOf } from './property-actions.ts'
import { usePropertyWork } from './use-property-work.ts'

const bulk = [
  { id: 'renew', Icon: RefreshCw },
  { id: 'pause', Icon: EyeOff },
  { id: 'delete', Icon: Trash2 },
] as const

/** Several homes of a page at once: which are chosen, what can be done, and what became of each. */
export function useBulkProperties(properties: readonly Property[], now: number) {
  const { t } = useTranslation('own')
  const toWork = usePropertyWork()
  const selection = useSelection(properties.map(({ id }) => id))
  const { busyAction, failures, workOn } = useBulkWork(selection.keep)
  const chosen = properties.filter(({ id }) => selection.has(id))
  const actions = bulk.map(
    ({ id, Icon }): BulkAction => ({
      id,
      Icon,
      label: t(`actions.${id}`),
      run: () =>
        workOn(
          id,
          chosen.map((property) => ({
            id: property.id,
            work: actionsOf(property, now).includes(id) ? toWork(id, property) : undefined,
          })),
        ),
    }),
  )
  return { selection, actions, busyAction, failures }
}
