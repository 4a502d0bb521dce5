export type Toast = {
  text: string
  tone?: 'bad'
  /** Such as to undo what was just done; it is there for as long as the toast. */
  action?: { label: string; run: () => void }
  /** For what cannot be brought back another way. */
  staysLong?: boolean
}

const longMs = 15_000

/** The library comes with the first toast, not with the page. */
export function showToast({ text, tone, action, staysLong }: Toast) {
  const options = {
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(staysLong && { duration: longMs }),
  }
  void import('sonner').then(({ toast }) => (tone === 'bad' ? toast.error(text, options) : toast(text, options)))
}
