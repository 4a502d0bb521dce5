import { dissolveAgency, leaveAgency } from '@gable/contract/agency-members'
import { mayInAgency } from '@gable/domain/agency-roles'
import { Button } from '@gable/ui/button'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { type Asked, ConfirmDialog } from './confirm-dialog.tsx'
import type { Team } from './load-own-agency.server.ts'

/** How somebody goes, and how an owner ends it for all. */
export function EndPanel({ team: { agency, role, members } }: { team: Team }) {
  const { t } = useTranslation('agencies')
  const isHydrated = useIsHydrated()
  const [asked, setAsked] = useState<Asked>()
  const { name } = agency
  const isOnlyOwner = role === 'owner' && members.filter((one) => one.role === 'owner').length === 1
  const askToLeave = () =>
    setAsked({
      title: t('confirm.leaveTitle', { agency: name }),
      text: t('confirm.leaveText'),
      action: t('confirm.leaveAction'),
      said: t('confirm.left', { agency: name }),
      send: () => dispatch(leaveAgency, {}),
    })
  const askToDissolve = () =>
    setAsked({
      title: t('confirm.dissolveTitle', { agency: name }),
      text: t('confirm.dissolveText'),
      action: t('confirm.dissolveAction'),
      said: t('confirm.dissolved', { agency: name }),
      send: () => dispatch(dissolveAgency, {}),
    })
  return (
    <section className="ui-panel grid justify-items-start gap-3">
      <h2 className="type-block">{t('end.title')}</h2>
      <p className="text-14 text-ink-soft">
        {t(isOnlyOwner && members.length > 1 ? 'end.lastOwner' : 'end.leaveText')}
      </p>
      {!isOnlyOwner && (
        <Button variant="secondary" disabled={!isHydrated} onClick={askToLeave}>
          {t('confirm.leaveAction')}
        </Button>
      )}
      {mayInAgency(role, 'dissolve') && (
        <>
          <p className="text-14 text-ink-soft">{t('end.dissolveText')}</p>
          <Button variant="danger" disabled={!isHydrated} onClick={askToDissolve}>
            {t('confirm.dissolveAction')}
          </Button>
        </>
      )}
      {asked && <ConfirmDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
