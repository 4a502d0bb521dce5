export const feedPath = '/user/personalise-feed'
