/** What to say where a package does not reach. */
export const limits = {
  Opps: 'Oups, {{what}}',
  toPlans: 'OK, voir les formules',
  notNow: 'Pas maintenant',
  keepDraft: 'Plus tard, garder le brouillon',
  plans: {
    title: 'Formules',
    none: 'Aucune formule pour l’instant',
    text: 'Ce site ne propose pas encore de formules. Rien n’est facturé.',
    toListings: 'Mes annonces',
    toHome: 'Accueil',
  },
  reached: {
    property_list: {
      title: 'il ne vous reste plus d’annonces',
      text: 'Vous avez utilisé toutes les annonces de votre formule. Rien n’a été modifié ni facturé.',
    },
    property_feature: {
      title: 'il ne vous reste plus de biens à la une',
      text: 'Vous avez utilisé tous les biens à la une de votre formule. Rien n’a été modifié ni facturé.',
    },
    project_list: {
      title: 'il ne vous reste plus de projets',
      text: 'Vous avez utilisé tous les projets de votre formule. Rien n’a été modifié ni facturé.',
    },
    project_feature: {
      title: 'il ne vous reste plus de projets à la une',
      text: 'Vous avez utilisé tous les projets à la une de votre formule. Rien n’a été modifié ni facturé.',
    },
  },
  missing: {
    property_list: {
      title: 'il faut une formule pour publier un bien',
      text: 'Votre compte n’a pas de formule pour publier des biens. Choisissez-en une pour continuer.',
    },
    property_feature: {
      title: 'il faut une formule pour mettre un bien à la une',
      text: 'Votre compte n’a pas de formule pour les biens à la une. Choisissez-en une pour montrer le vôtre en premier.',
    },
    project_list: {
      title: 'il faut une formule pour publier un projet',
      text: 'Votre compte n’a pas de formule pour publier des projets. Choisissez-en une pour continuer.',
    },
    project_feature: {
      title: 'il faut une formule pour mettre un projet à la une',
      text: 'Votre compte n’a pas de formule pour les projets à la une. Choisissez-en une pour montrer le vôtre en premier.',
    },
    mortgage_calculator_detail: {
      title: 'il faut une formule pour l’échéancier complet',
      text: 'Les mensualités détaillées sont comprises dans une formule. Le résumé est gratuit pour tous.',
    },
    premium_properties: {
      title: 'il faut une formule pour les biens premium',
      text: 'Photos, prix et emplacement des biens premium s’ouvrent avec une formule qui les comprend.',
    },
    project_access: {
      title: 'il faut une formule pour ce projet',
      text: 'Plans, photos et documents de ce projet s’ouvrent avec une formule qui comprend les projets.',
    },
  },
}
