/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Viviendas destacadas',
  featuredText: 'Destacadas por sus propietarios y agentes.',
  mostViewed: 'Viviendas más vistas',
  mostViewedText: 'Las que más mira la gente.',
  mostLiked: 'Viviendas más guardadas',
  mostLikedText: 'Las que más personas han guardado.',
  featuredNone: 'Aún no hay viviendas destacadas',
  featuredSoon: 'Las viviendas destacadas aparecerán aquí. Mientras tanto, mira todas las viviendas.',
  mostViewedNone: 'Aún no se ha visto ninguna vivienda',
  mostViewedSoon: 'Estamos contando las vistas; las viviendas más vistas aparecerán aquí.',
  mostLikedNone: 'Aún no se ha guardado ninguna vivienda',
  mostLikedSoon: 'Las viviendas que más personas guarden aparecerán aquí. Mientras tanto, mira todas las viviendas.',
}
