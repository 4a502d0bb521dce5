import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { BellOff, BellRing, MonitorSmartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type PushState, readPushState } from '#app/shell/push-subscription.ts'
import { pushTokenReceived } from '#app/shell/store/settings-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'

/** Push messages to this browser: why, before the browser asks, and what to do when it was told no. */
export function PushPanel() {
  const { t } = useTranslation('notifications')
  const { state, isBusy, failure, turnOn, turnOff } = usePush()
  if (state === undefined || state === 'unsupported') return null
  if (state === 'denied') {
    return (
      <Note tone="warn" lead={t('push.denied')} icon={<BellOff aria-hidden />}>
        {t('push.deniedText')}
      </Note>
    )
  }
  return (
    <section className="ui-panel push-panel">
      <h2>{t('push.title')}</h2>
      {state === 'on' ? (
        <p className="push-device">
          <MonitorSmartphone aria-hidden />
          {t('push.thisBrowser')}
        </p>
      ) : (
        <p>{t('push.reason')}</p>
      )}
      {failure && (
        <Note tone="bad" isAlert>
          {failure}
        </Note>
      )}
      {state === 'on' ? (
        <Button variant="secondary" isLoading={isBusy} onClick={turnOff}>
          {t('push.turnOff')}
        </Button>
      ) : (
        <Button variant="secondary" isLoading={isBusy} onClick={turnOn}>
          <BellRing aria-hidden />
          {t('push.turnOn')}
        </Button>
      )}
    </section>
  )
}

function usePush() {
  const toErrorText = useErrorText()
  const dispatch = useDispatch()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const begin = async () => {
      const found = await readPushState()
      setState(found)
      if (found !== 'on') return
      const pushToken = await (await import('./push-calls.ts')).registerAgain()
      dispatch(pushTokenReceived(pushToken ?? null))
    }
    // What cannot be registered is not on.
    begin().catch(() => setState('off'))
  }, [dispatch])

  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      dispatch(pushTokenReceived((await work()) ?? null))
    } catch (error) {
      setFailure(toErrorText(error))
    }
    setState(await readPushState())
    setBusy(false)
  }

  return {
    state,
    isBusy,
    failure,
    turnOn: () => void run(async () => (await import('./push-calls.ts')).turnPushOn()),
    turnOff: () =>
      void run(async () => {
        await (await import('./push-calls.ts')).turnPushOff()
        return undefined
      }),
  }
}
