/** What to say where a package does not reach. */
export const limits = {
  Opps: 'Vaya, {{what}}',
  toPlans: 'Ver los planes',
  notNow: 'Ahora no',
  keepDraft: 'Más tarde, conservar el borrador',
  plans: {
    title: 'Planes',
    none: 'Aún no hay planes',
    text: 'Esta web aún no ofrece planes. No se cobra nada.',
    toListings: 'Mis anuncios',
    toHome: 'Inicio',
  },
  reached: {
    property_list: {
      title: 'no te quedan anuncios',
      text: 'Has usado todos los anuncios de tu plan. No se ha cambiado ni cobrado nada.',
    },
    property_feature: {
      title: 'no te quedan viviendas destacadas',
      text: 'Has usado todas las viviendas destacadas de tu plan. No se ha cambiado ni cobrado nada.',
    },
    project_list: {
      title: 'no te quedan promociones',
      text: 'Has usado todas las promociones de tu plan. No se ha cambiado ni cobrado nada.',
    },
    project_feature: {
      title: 'no te quedan promociones destacadas',
      text: 'Has usado todas las promociones destacadas de tu plan. No se ha cambiado ni cobrado nada.',
    },
  },
  missing: {
    property_list: {
      title: 'necesitas un plan para publicar una vivienda',
      text: 'Tu cuenta no tiene un plan para publicar viviendas. Elige uno para continuar.',
    },
    property_feature: {
      title: 'necesitas un plan para destacar una vivienda',
      text: 'Tu cuenta no tiene un plan para destacar viviendas. Elige uno para mostrar la tuya primero.',
    },
    project_list: {
      title: 'necesitas un plan para publicar una promoción',
      text: 'Tu cuenta no tiene un plan para publicar promociones. Elige uno para continuar.',
    },
    project_feature: {
      title: 'necesitas un plan para destacar una promoción',
      text: 'Tu cuenta no tiene un plan para destacar promociones. Elige uno para mostrar la tuya primero.',
    },
    mortgage_calculator_detail: {
      title: 'necesitas un plan para ver el cuadro completo',
      text: 'Los pagos mes a mes se incluyen en un plan. El resumen es gratis para todos.',
    },
    premium_properties: {
      title: 'necesitas un plan para ver las viviendas premium',
      text: 'Las fotos, el precio y la ubicación de las viviendas premium se abren con un plan que las incluya.',
    },
    project_access: {
      title: 'necesitas un plan para ver esta promoción',
      text: 'Los planos, las fotos y los documentos de esta promoción se abren con un plan que incluya promociones.',
    },
  },
}
