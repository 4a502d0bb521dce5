import { acceptAgencyInvitation, declineAgencyInvitation, type OwnInvitation } from '@gable/contract/agencies'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { AgencyForm } from './agency-form.tsx'
import { useAgencyWork } from './use-agency-work.ts'
import { useDay } from '#app/shell/use-day.ts'

/** Without an agency: who invites, and how to found one. */
export function AgencyStart({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const { t } = useTranslation('agencies')
  const [isFounding, setFounding] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <div className="agency-start">
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
      <section className="ui-panel grid justify-items-start gap-4">
        <Users className="size-8 text-brand" aria-hidden />
        <h2 className="type-block">{t('own.startTitle')}</h2>
        <p className="max-w-[60ch] text-ink-soft">{t('own.startText')}</p>
        <Button disabled={!isHydrated} onClick={() => setFounding(true)}>
          {t('own.found')}
        </Button>
      </section>
      {isFounding && <AgencyForm onClose={() => setFounding(false)} />}
    </div>
  )
}

function Invitation({ invitation: { id, agencyName, inviter, role, expiresAt } }: { invitation: OwnInvitation }) {
  const { t } = useTranslation('agencies')
  const toDay = useDay()
  const isHydrated = useIsHydrated()
  const { work, isBusy } = useAgencyWork()
  const [bringsListings, setBrings] = useState(true)
  const text = t('invited.text', {
    name: inviter || t('invited.somebody'),
    agency: agencyName,
    role: t(`roles.${role}`),
  })
  return (
    <section className="ui-panel grid gap-4">
      <div>
        <h2 className="type-block">{t('invited.title')}</h2>
        <p className="mt-1">{text}</p>
        <p className="text-14 text-ink-soft">{t('invited.until', { date: toDay(expiresAt) })}</p>
      </div>
      <Checkbox
        label={t('form.brings')}
        description={t('form.bringsText')}
        checked={bringsListings}
        onChange={(event) => setBrings(event.currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isLoading={isBusy}
          disabled={!isHydrated}
          onClick={() =>
            void work(
              () => dispatch(acceptAgencyInvitation, { id, bringsListings }),
              t('invited.joined', { agency: agencyName }),
            )
          }
        >
          {t('invited.accept')}
        </Button>
        <Button
          variant="secondary"
          disabled={!isHydrated || isBusy}
          onClick={() => void work(() => dispatch(declineAgencyInvitation, { id }), t('invited.declined'))}
        >
          {t('invited.decline')}
        </Button>
      </div>
    </section>
  )
}
