import type { Property } from '@gable/contract/property'
import { listerState } from '@gable/domain/lister-state'
import {
  CircleCheck,
  Copy,
  Eye,
  EyeOff,
  Handshake,
  type LucideIcon,
  Pencil,
  RefreshCw,
  Tag,
  Trash2,
  Wallet,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { actionsOf, type HomeAction, mainActionOf, standingOf } from './home-actions.ts'
import { useHomeWork } from './use-home-work.ts'

const icons: Record<HomeAction, LucideIcon> = {
  view: Eye,
  edit: Pencil,
  price: Wallet,
  renew: RefreshCw,
  under_offer: Handshake,
  sold: Tag,
  rented: Tag,
  available: CircleCheck,
  pause: EyeOff,
  resume: Eye,
  copy: Copy,
  delete: Trash2,
}

const urgentStates = new Set(['expiring', 'expired', 'rejected'])

type Doing = {
  now: number
  work: (wanted: ListingWork) => void
  onPrice: (home: Property) => void
}

/** What can be done about a home, ready to be shown: the button, and the menu beside it. */
export function useHomeActions({ now, work, onPrice }: Doing) {
  const { t } = useTranslation('own')
  const toWork = useHomeWork()

  function wayOf(id: HomeAction, home: Property): Pick<ListingAction, 'to' | 'run'> {
    const name = encodeURIComponent(home.slug)
    if (id === 'view') return { to: `/my-property/${name}` }
    if (id === 'edit' || id === 'copy') return { to: `/user/properties?${id}=${name}` }
    if (id === 'price') return { run: () => onPrice(home) }
    return { run: () => work(toWork(id, home)) }
  }

  return (home: Property): { main: ListingAction; more: ListingAction[] } => {
    const state = listerState(standingOf(home), now)
    const toAction = (id: HomeAction): ListingAction => ({
      id,
      Icon: icons[id],
      label: id === 'edit' && state === 'rejected' ? t('actions.correct') : t(`actions.${id}`),
      ...wayOf(id, home),
      ...(id === 'delete' && { tone: 'bad', startsGroup: true }),
    })
    const main = mainActionOf(home, now)
    return {
      main: { ...toAction(main), isUrgent: urgentStates.has(state) },
      more: actionsOf(home, now)
        .filter((id) => id !== main)
        .map(toAction),
    }
  }
}
