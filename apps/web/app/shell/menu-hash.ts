/** The menu of a phone is a place in the history, so that Back closes it. */
export const menuHash = '#menu'
