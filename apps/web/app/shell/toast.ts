export type Toast = { text: string; tone?: 'bad' }

/** The library comes with the first toast, not with the page. */
export function showToast({ text, tone }: Toast) {
  void import('sonner').then(({ toast }) => (tone === 'bad' ? toast.error(text) : toast(text)))
}
