/** Where browsers open their one socket. */
export const livePath = '/api/live'

/** Whatever the server says over the socket without being asked, and with what. Browsers say nothing there yet. */
export type LiveEvents = {
  /** Something was told or read: the count beside the bell is another one. */
  unread: () => void
  /** Whether everything that is said anywhere arrives here; while it does not, ask now and then. */
  whole: (isWhole: boolean) => void
}
