let channel: BroadcastChannel | undefined

/** Tells the other tabs of this browser that nobody is signed in any more. */
export function announceSignOut() {
  // The very channel that this tab listens on: it alone does not hear what it says.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and has no such argument
  channel?.postMessage('ended')
}

/** A tab of somebody who has left starts anew: what it shows may be theirs alone. */
export function onSignOut(): () => void {
  const own = new BroadcastChannel('gable:session')
  own.addEventListener('message', () => location.reload())
  channel = own
  return () => own.close()
}
