/** The week of a day; on a phone that day of it. */
export const weekPath = (day: string) => `/user/viewings?side=lister&day=${day}`
