/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Featured homes',
  featuredText: 'Promoted by their owners and agents.',
  mostViewed: 'Most viewed homes',
  mostViewedText: 'The homes people look at most.',
  mostLiked: 'Most liked homes',
  mostLikedText: 'Saved by the most people.',
  featuredNone: 'No home is featured yet',
  featuredSoon: 'Featured homes will appear here. Until then, browse all homes.',
  mostViewedNone: 'No home has been viewed yet',
  mostViewedSoon: 'Views are being counted; the most viewed homes will appear here.',
  mostLikedNone: 'No home has been saved yet',
  mostLikedSoon: 'The homes that most people save will appear here. Until then, browse all homes.',
}
