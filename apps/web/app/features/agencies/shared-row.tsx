import type { SharedListing } from '@gable/contract/agency-members'
import { setPropertyActive } from '@gable/contract/posting'
import { setProjectActive } from '@gable/contract/projects'
import { Badge } from '@gable/ui/badge'
import { IconButton } from '@gable/ui/icon-button'
import { Menu } from '@gable/ui/menu'
import { Picture } from '@gable/ui/picture'
import { ArrowRightLeft, Ellipsis, Pause, PenLine, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { dispatch } from '#app/shell/dispatcher.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { useAgencyWork } from './use-agency-work.ts'

export type { SharedListing } from '@gable/contract/agency-members'

const tones = { live: 'good', review: 'warn', rejected: 'bad', expired: 'neutral', paused: 'neutral' } as const
const Anchor = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link {...rest} to={href} />

type SharedRowProps = {
  listing: SharedListing
  kind: 'property' | 'project'
  isOwn: boolean
  onHandOver: (listing: SharedListing) => void
}

/** One shared listing: where it stands, who has it, and what may be done about it. */
export function SharedRow({ listing, kind, isOwn, onHandOver }: SharedRowProps) {
  const { t } = useTranslation('agencies')
  const { slug, title, titleImage, state, lister, mayManage } = listing
  const source = titleImage ? toPictureSource(titleImage) : undefined
  const name = encodeURIComponent(slug)
  return (
    <li className="agency-listing">
      {source ? (
        <Picture source={source} alt="" sizes="72px" />
      ) : (
        <span>
          <MissingPicture className="size-5" />
        </span>
      )}
      <div className="min-w-0">
        <h3 dir="auto" className="written truncate text-15 font-medium">
          <LocalLink to={kind === 'property' ? `/properties-details/${name}` : `/project-details/${name}`}>
            {title}
          </LocalLink>
        </h3>
        <p dir="auto" className="written truncate text-14 text-ink-soft">
          {isOwn ? t('members.you') : t('listings.listedBy', { name: lister || t('members.nameless') })}
        </p>
      </div>
      <div data-end>
        <Badge tone={tones[state]}>{t(`listings.states.${state}`)}</Badge>
        {mayManage && <RowMenu listing={listing} kind={kind} onHandOver={onHandOver} />}
      </div>
    </li>
  )
}

function RowMenu({ listing, kind, onHandOver }: Omit<SharedRowProps, 'isOwn'>) {
  const { t } = useTranslation('agencies')
  const toLocal = useLocalPath()
  const { work } = useAgencyWork()
  const { id, slug, title, state } = listing
  const edit = `${kind === 'property' ? '/user/properties' : '/user/add-project'}?edit=${encodeURIComponent(slug)}`
  const call = kind === 'property' ? setPropertyActive : setProjectActive
  const isPaused = state === 'paused'
  const switchIt = () =>
    work(() => dispatch(call, { id, isActive: isPaused }), t(isPaused ? 'listings.resumed' : 'listings.paused'))
  return (
    <Menu
      anchor={Anchor}
      trigger={
        <IconButton label={t('listings.menu', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        { id: 'edit', label: t('listings.edit'), icon: <PenLine aria-hidden />, href: toLocal(edit) },
        ...(state === 'live' || isPaused
          ? [
              {
                id: 'switch',
                label: t(isPaused ? 'listings.resume' : 'listings.pause'),
                icon: isPaused ? <Play aria-hidden /> : <Pause aria-hidden />,
                onSelect: () => void switchIt(),
              },
            ]
          : []),
        {
          id: 'hand-over',
          label: t('listings.handOver'),
          icon: <ArrowRightLeft aria-hidden />,
          onSelect: () => onHandOver(listing),
        },
      ]}
    />
  )
}
