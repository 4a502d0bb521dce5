/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'Hervorgehobene Immobilien',
  featuredText: 'Von Eigentümern und Maklern hervorgehoben.',
  mostViewed: 'Meistgesehene Immobilien',
  mostViewedText: 'Die Immobilien, die am häufigsten angesehen werden.',
  mostLiked: 'Beliebteste Immobilien',
  mostLikedText: 'Am häufigsten gemerkt.',
  featuredNone: 'Noch ist keine Immobilie hervorgehoben',
  featuredSoon: 'Hervorgehobene Immobilien erscheinen hier. Sehen Sie sich so lange alle Immobilien an.',
  mostViewedNone: 'Noch wurde keine Immobilie angesehen',
  mostViewedSoon: 'Die Aufrufe werden gezählt; die meistgesehenen Immobilien erscheinen hier.',
  mostLikedNone: 'Noch wurde keine Immobilie gemerkt',
  mostLikedSoon: 'Die am häufigsten gemerkten Immobilien erscheinen hier. Sehen Sie sich so lange alle Immobilien an.',
}
