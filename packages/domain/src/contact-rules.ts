/** How many characters somebody may write to the site at once. */
export const mostContactWords = 5_000
