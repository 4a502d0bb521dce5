import {
  CircleCheck,
  Copy,
  Eye,
  EyeOff,
  Handshake,
  type LucideIcon,
  Pencil,
  Megaphone,
  RefreshCw,
  Tag,
  Trash2,
  Wallet,
} from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ListingAction } from './listing-action.tsx'

const icons = {
  view: Eye,
  edit: Pencil,
  price: Wallet,
  renew: RefreshCw,
  promote: Megaphone,
  under_offer: Handshake,
  sold: Tag,
  rented: Tag,
  available: CircleCheck,
  pause: EyeOff,
  resume: Eye,
  copy: Copy,
  delete: Trash2,
} satisfies Record<string, LucideIcon>
export type ListingActionId = keyof typeof icons

const urgentStates = new Set(['expiring', 'expired', 'rejected'])

type Choice<Id> = {
  /** Where the listing stands in the eyes of its lister. */
  state: string
  /** The one that helps most, and all of them in the order of the menu. */
  main: Id
  all: readonly Id[]
  wayOf: (id: Id) => Pick<ListingAction, 'to' | 'run'>
}
export type ListingActions = { main: ListingAction; more: readonly ListingAction[] }

/** What can be done about a listing, ready to be shown: the button, and the menu beside it. */
export function useListingActions(): <Id extends ListingActionId>(choice: Choice<Id>) => ListingActions {
  const { t } = useTranslation('own')
  return ({ state, main, all, wayOf }) => {
    const labelOf = (id: ListingActionId) =>
      id === 'edit' && state === 'rejected' ? t('actions.correct') : t(`actions.${id}`)
    const toAction = (id: typeof main): ListingAction => ({
      id,
      Icon: icons[id],
      label: labelOf(id),
      ...wayOf(id),
      ...(id === 'delete' && { tone: 'bad', startsGroup: true }),
    })
    return {
      main: { ...toAction(main), isUrgent: urgentStates.has(state) },
      more: all.filter((id) => id !== main).map(toAction),
    }
  }
}
