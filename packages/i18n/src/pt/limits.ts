/** What to say where a package does not reach. */
export const limits = {
  Opps: 'Ups, {{what}}',
  toPlans: 'OK, ver os planos',
  notNow: 'Agora não',
  keepDraft: 'Mais tarde, manter rascunho',
  plans: {
    title: 'Planos',
    none: 'Ainda não há planos',
    text: 'Este site ainda não tem planos à escolha. Nada é cobrado.',
    toListings: 'Os meus anúncios',
    toHome: 'Início',
  },
  reached: {
    property_list: {
      title: 'já não pode publicar mais anúncios',
      text: 'Usou todos os anúncios do seu plano. Nada foi alterado nem cobrado.',
    },
    property_feature: {
      title: 'já não pode destacar mais imóveis',
      text: 'Usou todos os imóveis em destaque do seu plano. Nada foi alterado nem cobrado.',
    },
    project_list: {
      title: 'já não pode publicar mais empreendimentos',
      text: 'Usou todos os empreendimentos do seu plano. Nada foi alterado nem cobrado.',
    },
    project_feature: {
      title: 'já não pode destacar mais empreendimentos',
      text: 'Usou todos os empreendimentos em destaque do seu plano. Nada foi alterado nem cobrado.',
    },
  },
  missing: {
    property_list: {
      title: 'anunciar um imóvel requer um plano',
      text: 'A sua conta não tem um plano para anunciar imóveis. Escolha um para continuar.',
    },
    property_feature: {
      title: 'destacar um imóvel requer um plano',
      text: 'A sua conta não tem um plano com imóveis em destaque. Escolha um para mostrar os seus primeiro.',
    },
    project_list: {
      title: 'anunciar um empreendimento requer um plano',
      text: 'A sua conta não tem um plano para anunciar empreendimentos. Escolha um para continuar.',
    },
    project_feature: {
      title: 'destacar um empreendimento requer um plano',
      text: 'A sua conta não tem um plano com empreendimentos em destaque. Escolha um para mostrar os seus primeiro.',
    },
    mortgage_calculator_detail: {
      title: 'o mapa de pagamentos completo requer um plano',
      text: 'Os pagamentos mensais vêm com um plano. O resumo é gratuito para todos.',
    },
    premium_properties: {
      title: 'os imóveis premium requerem um plano',
      text: 'As imagens, o preço e a localização dos imóveis premium abrem com um plano que os inclua.',
    },
    project_access: {
      title: 'este empreendimento requer um plano',
      text: 'As plantas, imagens e documentos deste empreendimento abrem com um plano que inclua empreendimentos.',
    },
  },
}
