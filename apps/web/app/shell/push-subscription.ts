/** What this browser can do about push messages, and does. */
export type PushState = 'unsupported' | 'off' | 'denied' | 'on'

const isSupported = () =>
  'PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker !== undefined

/** The development server has no worker, and then there is nothing to subscribe with. */
const findRegistration = async () =>
  isSupported() ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined

const findSubscription = async () => (await (await findRegistration())?.pushManager.getSubscription()) ?? undefined

/** On somebody's first page the worker is still being installed. */
const patienceMs = 10_000
const waitForRegistration = () =>
  isSupported()
    ? Promise.race([
        navigator.serviceWorker.ready,
        new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), patienceMs)),
      ])
    : undefined

export async function readPushState(): Promise<PushState> {
  const registration = (await findRegistration()) ?? (await waitForRegistration())
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && (await registration.pushManager.getSubscription()) !== null
  return isOn ? 'on' : 'off'
}

/** Brings the browser's own question. Nothing when it was answered with no. */
export async function subscribeToPush(publicKey: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const subscription = await subscribe().catch(async () => {
    // One of another key is in the way: of an installation that has lost its own.
    await (await pushManager.getSubscription())?.unsubscribe()
    return subscribe()
  })
  return JSON.stringify(subscription)
}

/** As the server knows it. */
export async function readPushToken(): Promise<string | undefined> {
  const subscription = await findSubscription().catch(() => undefined)
  return subscription && JSON.stringify(subscription)
}

export async function unsubscribeFromPush() {
  await (await findSubscription())?.unsubscribe()
}
