export const chatsPerPage = 30
export const messagesPerPage = 40
