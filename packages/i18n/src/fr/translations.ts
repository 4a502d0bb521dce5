export const translations = {
  title: 'Dans d’autres langues',
  text: 'Chacun lit dans sa langue si vous avez écrit dans celle-ci.',
  original: 'Le titre et la description sont en',
  add: 'Ajouter une langue',
  remove: 'Retirer : {{language}}',
}
