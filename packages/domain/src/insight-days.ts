/** So many days the lines of a lister show. */
export const insightDays = 30
