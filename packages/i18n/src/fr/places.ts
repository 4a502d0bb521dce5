export const places = {
  search: 'Trouver l’adresse',
  searchHint: 'Une rue, un quartier ou une ville.',
  searching: 'Recherche de lieux',
  noneFound: 'Aucun lieu trouvé. Placez plutôt le repère sur la carte.',
  searchFailed: 'La recherche d’adresses n’est pas disponible pour le moment. Placez plutôt le repère sur la carte.',
  useMyPosition: 'Utiliser ma position',
  noPosition: 'Impossible de trouver votre position. Placez plutôt le repère sur la carte.',
  dragPin: 'Faites glisser le repère jusqu’à la porte',
  movePin: 'Repère : déplacez-le avec les flèches, à plus grands pas avec Maj',
  found: '{{address}} est sélectionné.',
}
