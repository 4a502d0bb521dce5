/** How many characters somebody may write to the site at once. */
export const maxContactWords = 5_000
