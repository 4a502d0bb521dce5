import { getDataExport } from '@gable/contract/exports'
import { listPasskeys } from '@gable/contract/passkeys'
import { getSecurity, listActivity, listSessions } from '@gable/contract/security'
import { Button } from '@gable/ui/button'
import { Globe, KeyRound, Mail, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { SettingsFrame } from '#app/shell/layout/settings-frame.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { useSite } from '#app/shell/site.ts'
import type { Route } from './+types/security-page'
import { Panel, Row } from '../account-frame.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { ActivityList } from './activity-list.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { SecondStepPanel } from './second-step-panel.tsx'
import { type Change, SecurityDialog } from './security-dialogs.tsx'
import { VerifiedMark } from '../verified-mark.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const [ways, passkeys, sessions, activity, exported] = await Promise.all([
    call(getSecurity, {}),
    call(listPasskeys, {}),
    call(listSessions, {}),
    call(listActivity, {}),
    call(getDataExport, {}),
  ])
  return {
    ways: ways.data,
    passkeys: passkeys.data,
    sessions: sessions.data,
    activity: activity.data,
    exported: exported.data,
    now: Date.now(),
  }
}

type Ways = Route.ComponentProps['loaderData']['ways']

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { ways, passkeys, sessions, activity, exported, now } = loaderData
  const { t } = useTranslation('accounts')
  const { account } = useSite()
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<Change>()

  function finish() {
    setChange(undefined)
    if (change === 'delete') return
    if (change !== 'download') showToast({ text: t(change === 'export' ? 'export.asked' : 'security.changed') })
    void revalidate()
  }

  return (
    <SettingsFrame pageTitle={t('dashboard.sections.security')}>
      <div className="settings-columns security-columns">
        <div className="settings-panels">
          <WaysPanel ways={ways} onChange={setChange}>
            <PasskeyRows passkeys={passkeys} ways={ways} now={now} />
          </WaysPanel>
          {account?.staffRole && <SecondStepPanel ways={ways} />}
          <DevicesPanel sessions={sessions} now={now} />
          <ExportPanel exported={exported} onAsk={() => setChange('export')} onProve={() => setChange('download')} />
        </div>
        {/* Before the end of everything, in one column as well: whoever leaves has seen who came in. */}
        <ActivityList activity={activity} now={now} />
        <Panel title={t('security.deleteTitle')} text={t('security.deleteText')} className="account-danger">
          <Button variant="danger" onClick={() => setChange('delete')}>
            {t('security.deleteButton')}
          </Button>
        </Panel>
      </div>
      {change && <SecurityDialog change={change} ways={ways} onClose={() => setChange(undefined)} onChanged={finish} />}
    </SettingsFrame>
  )
}

type WaysPanelProps = { ways: Ways; onChange: (change: Change) => void; children: ReactNode }

function WaysPanel({ ways, onChange, children }: WaysPanelProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { signInWays } = useSite().settings
  const button = (change: Change, way: string, isSet: boolean) => {
    const verb = isSet ? t('common:actions.change') : t('security.add')
    return (
      <Button variant="secondary" size="small" aria-label={`${verb}: ${way}`} onClick={() => onChange(change)}>
        {verb}
      </Button>
    )
  }
  const hasPhoneRow = ways.phone !== null || signInWays.includes('phone')
  return (
    <Panel title={t('security.waysTitle')} text={t('security.waysText')}>
      <ul>
        {hasPhoneRow && (
          <Row
            sign={<Smartphone className="size-5" aria-hidden />}
            title={<Way name={t('security.phone')} isVerified={ways.phone !== null} />}
            text={ways.phone ? <bdi>{t('security.phoneText', { phone: ways.phone })}</bdi> : t('security.notSet')}
            end={button('phone', t('security.phone'), ways.phone !== null)}
          />
        )}
        <Row
          sign={<Mail className="size-5" aria-hidden />}
          title={<Way name={t('security.email')} isVerified={ways.email !== null} />}
          text={ways.email ? <bdi>{t('security.emailText', { email: ways.email })}</bdi> : t('security.notSet')}
          end={button('email', t('security.email'), ways.email !== null)}
        />
        <Row
          sign={<KeyRound className="size-5" aria-hidden />}
          title={t('security.password')}
          text={ways.hasPassword ? t('security.passwordSet') : t('security.notSet')}
          end={button('password', t('security.password'), ways.hasPassword)}
        />
        {ways.providers.length > 0 && (
          <Row
            sign={<Globe className="size-5" aria-hidden />}
            title={t('security.google')}
            text={t('security.connected')}
          />
        )}
        {children}
      </ul>
    </Panel>
  )
}

function Way({ name, isVerified }: { name: string; isVerified: boolean }) {
  return (
    <>
      {name}
      {isVerified && <VerifiedMark />}
    </>
  )
}
