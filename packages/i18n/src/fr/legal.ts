/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Version {{version}}',
  contents: 'Sur cette page',
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions d’utilisation de {{site}}.',
    lead: 'Les règles de {{site}} en mots simples. En créant un compte, vous les acceptez.',
    use: {
      title: 'Ce qu’est ce site',
      text: '{{site}} présente des biens proposés par leurs propriétaires ou des agents. Nous ne sommes partie ni à la vente ni au bail, qui se concluent entre les personnes concernées.',
    },
    account: {
      title: 'Votre compte',
      text: 'Utilisez votre propre nom et votre propre e-mail, gardez vos identifiants pour vous et prévenez-nous si quelqu’un d’autre les a utilisés. Vous pouvez supprimer votre compte à tout moment et le rétablir dans un délai de deux semaines.',
    },
    listings: {
      title: 'Ce que vous publiez',
      text: 'Ne publiez que ce que vous avez le droit de proposer, avec des photos que vous pouvez utiliser et un prix exact. Chaque annonce est lue avant de paraître. Nous pouvons refuser ou retirer une annonce trompeuse, blessante ou contraire à la loi.',
    },
    conduct: {
      title: 'Comment nous nous traitons',
      text: 'Pas de spam, pas de menaces, pas de discrimination, pas de tentative de lire ou de modifier ce qui ne vous appartient pas. Nous pouvons fermer les comptes qui s’y livrent.',
    },
    liability: {
      title: 'Responsabilité',
      text: 'Nous exploitons le site avec soin, mais ne pouvons promettre qu’il ne tombe jamais en panne ni que chaque annonce est exacte. Visitez le bien et consultez ses documents avant tout paiement.',
    },
    changes: {
      title: 'Quand ces conditions changent',
      text: 'Chaque nouvelle version reçoit un nouveau numéro, affiché en haut de cette page. Vous acceptez la version en vigueur le jour où vous créez votre compte.',
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce que {{site}} sait de vous, pourquoi, et ce que vous pouvez faire.',
    lead: 'Ce que {{site}} sait de vous, pourquoi, et ce que vous pouvez faire.',
    data: {
      title: 'Ce que nous conservons',
      text: 'Votre nom, votre e-mail ou votre téléphone, ce que vous publiez, enregistrez et écrivez ici, et les appareils sur lesquels vous êtes connecté. Les mots de passe ne sont conservés que sous une forme qui ne permet pas de les lire.',
    },
    why: {
      title: 'Pourquoi nous le conservons',
      text: 'Pour vous connecter, présenter vos annonces, vous mettre en relation avec les personnes intéressées et protéger chacun contre les abus.',
    },
    position: {
      title: 'Votre position',
      text: 'Nous demandons avant d’utiliser votre position. Elle reste dans votre navigateur, et tout fonctionne sans elle.',
    },
    sharing: {
      title: 'Qui le voit',
      text: 'Les autres voient ce que vous publiez. Votre e-mail et votre téléphone ne sont montrés que si vous le décidez. Les entreprises qui acheminent nos e-mails et nos messages ne reçoivent que ce dont elles ont besoin pour cela. Nous ne vendons jamais vos données.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Un cookie vous garde connecté, un autre retient le thème choisi. Il n’y a ni cookie publicitaire ni cookie tiers.',
    },
    rights: {
      title: 'Ce que vous pouvez faire',
      text: 'Dans vos paramètres, consultez et modifiez vos données, demandez-en une copie ou supprimez votre compte. Il est effacé au bout de deux semaines.',
    },
  },
}
