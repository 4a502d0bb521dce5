const none: ReadonlySet<number> = new Set()

/** The homes that the reader has put aside. Nobody can do so yet. */
export const useFavouriteIds = (): ReadonlySet<number> => none
