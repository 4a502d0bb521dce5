import { Badge } from '@gable/ui/badge'
import { IconButton } from '@gable/ui/icon-button'
import { Menu } from '@gable/ui/menu'
import { Picture, type PictureSource } from '@gable/ui/picture'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { ActionButton, type ListingAction } from './listing-action.tsx'

export type StateBadge = { label: string; tone: ComponentProps<typeof Badge>['tone']; text?: string | undefined }

type ListingRowProps = {
  title: string
  to: string
  picture: PictureSource | undefined
  address: string
  meta: ReactNode
  state: StateBadge
  price?: ReactNode
  views?: ReactNode
  note?: ReactNode
  main: ListingAction
  more: readonly ListingAction[]
  isBusy: boolean
}

/** One listing of its lister: what it is, where it stands, and what can be done about it. */
export function ListingRow({ title, to, picture, address, meta, state, note, ...rest }: ListingRowProps) {
  const { price, views, main, more, isBusy } = rest
  return (
    <li className="listing-row" aria-busy={isBusy || undefined}>
      {picture ? (
        <Picture source={picture} alt="" sizes="136px" />
      ) : (
        <span className="listing-no-picture">
          <MissingPicture className="size-6" />
        </span>
      )}
      <div className="listing-words">
        <h2 dir="auto" className="written truncate text-15 font-medium">
          <LocalLink to={to}>{title}</LocalLink>
        </h2>
        <p dir="auto" className="written truncate text-14 text-ink-soft">
          {address}
        </p>
        <p className="text-12 text-ink-soft max-lg:hidden">{meta}</p>
      </div>
      <div className="listing-state">
        <Badge tone={state.tone}>{state.label}</Badge>
        {state.text && <span className="text-12 text-ink-soft max-lg:hidden">{state.text}</span>}
      </div>
      <div className="listing-price">{price}</div>
      <div className="listing-views">{views}</div>
      <div className="listing-actions">
        <ActionButton action={main} title={title} isBusy={isBusy} />
        <MoreMenu title={title} actions={more} />
      </div>
      {note && <div className="listing-note">{note}</div>}
    </li>
  )
}

function MoreMenu({ title, actions }: { title: string; actions: readonly ListingAction[] }) {
  const { t } = useTranslation('own')
  const toLocal = useLocalPath()
  return (
    <Menu
      anchor={RouterAnchor}
      trigger={
        <IconButton label={t('actions.more', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={actions.map(({ id, label, Icon, to, run, tone, startsGroup }) => ({
        id,
        label,
        tone,
        startsGroup,
        icon: <Icon aria-hidden />,
        href: to && toLocal(to),
        onSelect: run,
      }))}
    />
  )
}
