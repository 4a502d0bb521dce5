/** Where the service worker stores the pages of homes that were opened, and how many of them. */
export const homesCache = 'gable-homes'
export const maxHomes = 20
