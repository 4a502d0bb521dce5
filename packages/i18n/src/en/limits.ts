/** What to say where a package does not reach. */
export const limits = {
  Opps: 'Oops, {{what}}',
  toPlans: 'OK, see the plans',
  notNow: 'Not now',
  keepDraft: 'Later, keep the draft',
  plans: {
    title: 'Plans',
    none: 'No plans yet',
    text: 'This site has no plans to choose from yet. Nothing is charged.',
    toListings: 'My listings',
    toHome: 'Home',
  },
  reached: {
    property_list: {
      title: 'you have no listings left',
      text: 'You have used all the listings in your package. Nothing was changed or charged.',
    },
    property_feature: {
      title: 'you have no featured homes left',
      text: 'You have used all the featured homes in your package. Nothing was changed or charged.',
    },
    project_list: {
      title: 'you have no projects left',
      text: 'You have used all the projects in your package. Nothing was changed or charged.',
    },
    project_feature: {
      title: 'you have no featured projects left',
      text: 'You have used all the featured projects in your package. Nothing was changed or charged.',
    },
  },
  missing: {
    property_list: {
      title: 'listing a home needs a package',
      text: 'Your account has no package for listing homes. Choose one to continue.',
    },
    property_feature: {
      title: 'featuring a home needs a package',
      text: 'Your account has no package for featured homes. Choose one to show yours first.',
    },
    project_list: {
      title: 'listing a project needs a package',
      text: 'Your account has no package for listing projects. Choose one to continue.',
    },
    project_feature: {
      title: 'featuring a project needs a package',
      text: 'Your account has no package for featured projects. Choose one to show yours first.',
    },
    mortgage_calculator_detail: {
      title: 'the full plan needs a package',
      text: 'Monthly payments come with a package. The summary is free for everyone.',
    },
    premium_properties: {
      title: 'premium homes need a package',
      text: 'Pictures, price and place of premium homes open with a package that includes them.',
    },
    project_access: {
      title: 'this project needs a package',
      text: 'Plans, pictures and documents of this project open with a package that includes projects.',
    },
  },
}
