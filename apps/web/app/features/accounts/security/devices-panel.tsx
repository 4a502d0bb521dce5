import type { SessionSummary } from '@gable/contract/security'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Badge } from '@gable/ui/badge'
import { Button } from '@gable/ui/button'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import { useLanguage } from '#app/shell/site.ts'
import { Panel, Row } from '../account-frame.tsx'
import { deviceOf } from '@gable/domain/device-name'

/** Where somebody is signed in; what they do not know they can end. */
export function DevicesPanel({ sessions, now }: { sessions: SessionSummary[]; now: number }) {
  const { t } = useTranslation('accounts')
  const { busyWith, end } = useEndSessions()
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  return (
    <Panel
      title={t('security.devicesTitle')}
      text={t('security.devicesText')}
      end={
        others > 0 && (
          <Button variant="quiet" size="small" isLoading={busyWith === 'others'} onClick={() => end()}>
            {t('security.signOutOthers', { count: others })}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            now={now}
            isBusy={busyWith === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
    </Panel>
  )
}

type DeviceRowProps = { session: SessionSummary; now: number; isBusy: boolean; onEnd: () => void }

function DeviceRow({ session, now, isBusy, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('accounts')
  const { locale } = useLanguage()
  const known = deviceOf(session.userAgent)
  const device = known ? t('security.device', known) : t('security.unknownDevice')
  const Sign = known?.isHandheld ? Smartphone : Laptop
  const time = formatRelativeTime(new Date(session.lastUsedAt), new Date(now), locale)
  return (
    <Row
      sign={<Sign className="size-5" aria-hidden />}
      isBrand={session.isCurrent}
      title={
        <>
          <bdi>{device}</bdi>
          {session.isCurrent && <Badge tone="good">{t('security.thisDevice')}</Badge>}
        </>
      }
      text={t('security.lastUsed', { time })}
      end={
        !session.isCurrent && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isBusy}
            aria-label={t('security.signOutOf', { device })}
            onClick={onEnd}
          >
            {t('security.signOut')}
          </Button>
        )
      }
    />
  )
}

function useEndSessions() {
  const { t } = useTranslation('accounts')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const oneAtATime = useOneAtATime()
  const [busyWith, setBusyWith] = useState<string>()

  async function endNow(id?: string) {
    setBusyWith(id ?? 'others')
    try {
      const { endSessions } = await import('./security-calls.ts')
      const ended = await endSessions(id)
      showToast({ text: t('security.signedOut', { count: ended }) })
    } catch (error) {
      showToast({ tone: 'bad', text: toErrorText(error) })
    } finally {
      await revalidate()
      setBusyWith(undefined)
    }
  }

  return { busyWith, end: (id?: string) => void oneAtATime(() => endNow(id), id) }
}
