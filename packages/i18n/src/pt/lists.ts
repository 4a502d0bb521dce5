/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Imóveis em destaque',
  featuredText: 'Promovidos pelos seus proprietários e agentes.',
  mostViewed: 'Imóveis mais vistos',
  mostViewedText: 'Os imóveis que as pessoas mais veem.',
  mostLiked: 'Imóveis mais guardados',
  mostLikedText: 'Guardados por mais pessoas.',
  featuredNone: 'Ainda não há imóveis em destaque',
  featuredSoon: 'Os imóveis em destaque aparecem aqui. Até lá, veja todos os imóveis.',
  mostViewedNone: 'Ainda nenhum imóvel foi visto',
  mostViewedSoon: 'As visualizações estão a ser contadas; os imóveis mais vistos aparecem aqui.',
  mostLikedNone: 'Ainda nenhum imóvel foi guardado',
  mostLikedSoon: 'Os imóveis que mais pessoas guardarem aparecem aqui. Até lá, veja todos os imóveis.',
}
