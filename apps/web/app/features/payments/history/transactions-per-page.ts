export const transactionsPerPage = 20
