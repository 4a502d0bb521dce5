export const promotionsPerPage = 12
