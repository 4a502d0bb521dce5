/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: 'Masqué de vos résultats.',
    hiddenHere: 'Masqué sur cet appareil.',
    shown: 'De retour dans vos résultats.',
  },
  title: 'Biens masqués',
  text: 'Ils n’apparaissent ni dans vos résultats, ni sur la carte, ni dans les alertes.',
  onDevice: 'Ils n’apparaissent pas dans les résultats sur cet appareil. Connectez-vous pour les masquer partout.',
  none: 'Vous n’avez masqué aucun bien',
  noneText: 'Masquez un bien dans vos résultats ; vous pourrez le faire revenir d’ici.',
  browse: 'Parcourir les biens',
  since: 'Masqué le {{date}}',
  show: 'Afficher de nouveau',
  showTitle: 'Afficher de nouveau : {{title}}',
  showAll_one: 'L’afficher de nouveau',
  showAll_many: 'Afficher de nouveau les {{count, number}}',
  showAll_other: 'Afficher de nouveau les {{count, number}}',
  more: 'Afficher les précédents',
  failed: 'Vos biens masqués n’ont pas pu être chargés',
  noScript: 'Sans compte, les biens masqués ont besoin de JavaScript. Connectez-vous pour voir les vôtres sans lui.',
}
