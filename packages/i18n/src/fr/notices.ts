/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Question du site',
  position: {
    text: 'Utiliser votre position pour montrer les biens près de vous ? Elle reste dans ce navigateur.',
    accept: 'Utiliser ma position',
    decline: 'Pas maintenant',
    saved: 'Votre position est enregistrée dans ce navigateur.',
    failed: 'Impossible de trouver votre position. Saisissez plutôt un lieu dans la recherche.',
  },
  app: {
    text: 'Ce navigateur ne prend pas en charge les notifications. L’application permet de les recevoir.',
    open: 'Obtenir l’application',
    dismiss: 'Ne plus afficher',
    dismissed: 'Cela ne s’affichera plus.',
  },
}
