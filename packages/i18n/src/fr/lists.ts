/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Biens à la une',
  featuredText: 'Mis en avant par leurs propriétaires et leurs agents.',
  mostViewed: 'Biens les plus vus',
  mostViewedText: 'Les biens que l’on regarde le plus.',
  mostLiked: 'Biens les plus aimés',
  mostLikedText: 'Enregistrés par le plus de personnes.',
  featuredNone: 'Aucun bien n’est encore à la une',
  featuredSoon: 'Les biens à la une s’afficheront ici. D’ici là, parcourez tous les biens.',
  mostViewedNone: 'Aucun bien n’a encore été vu',
  mostViewedSoon: 'Les vues sont en cours de comptage ; les biens les plus vus s’afficheront ici.',
  mostLikedNone: 'Aucun bien n’a encore été enregistré',
  mostLikedSoon: 'Les biens les plus enregistrés s’afficheront ici. D’ici là, parcourez tous les biens.',
}
