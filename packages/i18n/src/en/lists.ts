/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Featured homes',
  featuredText: 'Put forward by those who list them.',
  mostViewed: 'Most viewed homes',
  mostViewedText: 'What most people look at.',
  mostLiked: 'Most liked homes',
  mostLikedText: 'Saved by the most people.',
  featuredNone: 'No home is featured yet',
  featuredSoon: 'Featured homes will appear here. Until then, browse all homes.',
  mostViewedNone: 'No home has been viewed yet',
  mostViewedSoon: 'Views are being counted; the most viewed homes will appear here.',
  mostLikedNone: 'No home has been saved yet',
  mostLikedSoon: 'The homes that most people save will appear here. Until then, browse all homes.',
}
