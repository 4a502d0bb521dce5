import { mayInAgency } from '@gable/domain/agency-roles'
import { buttonClass } from '@gable/ui/button'
import { useState } from 'react'
import { Panel } from '#app/features/accounts/account-frame.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import type { Team } from './load-own-agency.server.ts'
import { SharedRow, type SharedListing } from './shared-row.tsx'

type Wanted = { kind: 'property' | 'project'; memberId?: number | undefined; beforeId?: number | undefined }

const pathOf = ({ kind, memberId, beforeId }: Wanted) => {
  const query = new URLSearchParams({
    ...(kind === 'project' && { kind }),
    ...(memberId !== undefined && { member: String(memberId) }),
    ...(beforeId !== undefined && { before: String(beforeId) }),
  })
  return `/user/agency${query.size > 0 ? `?${query}` : ''}`
}

/** What the members share, as far as the reader sees it. */
export function SharedPanel({ team }: { team: Team }) {
  const { t } = useTranslation('agencies')
  const [handed, setHanded] = useState<SharedListing>()
  const { role, members, accountId, listings } = team
  const { kind, memberId, beforeId, rows, lastId } = listings
  const whose = members.find(({ id }) => id === memberId)
  return (
    <Panel
      title={t('listings.title')}
      text={t(mayInAgency(role, 'manageListings') ? 'listings.text' : 'listings.agentText')}
    >
      <TabLinks
        label={t('listings.kinds.label')}
        keepsScroll
        className="mb-2"
        tabs={(['property', 'project'] as const).map((one) => ({
          to: pathOf({ kind: one, memberId }),
          label: t(`listings.kinds.${one}`),
          isCurrent: one === kind,
        }))}
      />
      {whose && (
        <p className="flex flex-wrap items-center gap-3 py-2 text-14">
          <span>{t('listings.of', { name: whose.name || t('members.nameless') })}</span>
          <LocalLink to={pathOf({ kind })} className="ui-link">
            {t('listings.all')}
          </LocalLink>
        </p>
      )}
      {rows.length === 0 && <p className="py-4 text-14 text-ink-soft">{t('listings.none')}</p>}
      <ul>
        {rows.map((row) => (
          <SharedRow key={row.id} listing={row} kind={kind} isOwn={row.memberId === accountId} onHandOver={setHanded} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        {beforeId !== undefined && (
          <LocalLink to={pathOf({ kind, memberId })} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            {t('listings.newest')}
          </LocalLink>
        )}
        {lastId !== undefined && (
          <LocalLink
            to={pathOf({ kind, memberId, beforeId: lastId })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('listings.older')}
          </LocalLink>
        )}
      </p>
      {handed && <HandOverDialog listing={handed} kind={kind} members={members} onClose={() => setHanded(undefined)} />}
    </Panel>
  )
}
