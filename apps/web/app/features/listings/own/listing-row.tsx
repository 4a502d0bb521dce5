import { Badge } from '@gable/ui/badge'
import { Note } from '@gable/ui/note'
import { Picture, type PictureSource } from '@gable/ui/picture'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { useCameFrom } from '#app/shell/came-from.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { ActionButton, type ListingAction } from './listing-action.tsx'
import { ListingMenu } from './listing-menu.tsx'

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
  choice?: Choice | undefined
}

/** Whether the row is chosen to be changed with others, and why that failed. */
export type Choice = { isChosen: boolean; onToggle: () => void; failure: string | undefined }

/** One listing of its lister: what it is, where it stands, and what can be done about it. */
export function ListingRow({ title, to, picture, address, meta, state, note, ...rest }: ListingRowProps) {
  const { price, views, main, more, isBusy, choice } = rest
  return (
    <li className="listing-row" aria-busy={isBusy || undefined} data-chosen={choice?.isChosen || undefined}>
      {choice && <ChoiceBox choice={choice} title={title} />}
      {picture ? (
        <Picture source={picture} alt="" sizes="136px" />
      ) : (
        <span className="listing-no-picture">
          <MissingPicture className="size-6" />
        </span>
      )}
      <div className="listing-words">
        <h2 dir="auto" className="written truncate text-15 font-medium">
          <LocalLink to={to} state={useCameFrom()}>
            {title}
          </LocalLink>
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
        <ListingMenu title={title} actions={more} />
      </div>
      {note && <div className="listing-note">{note}</div>}
      {choice?.failure && (
        <div className="listing-note">
          <Note tone="bad">{choice.failure}</Note>
        </div>
      )}
    </li>
  )
}

function ChoiceBox({ choice: { isChosen, onToggle }, title }: { choice: Choice; title: string }) {
  const { t } = useTranslation('own')
  return (
    <label className="listing-check">
      <input
        type="checkbox"
        className="ui-box"
        aria-label={t('bulk.select', { title })}
        checked={isChosen}
        onChange={onToggle}
      />
    </label>
  )
}
