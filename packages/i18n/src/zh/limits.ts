/** What to say where a package does not reach. */
export const limits = {
  Opps: '抱歉，{{what}}',
  toPlans: '好的，查看套餐',
  notNow: '以后再说',
  keepDraft: '稍后再说，保留草稿',
  plans: {
    title: '套餐',
    none: '暂无套餐',
    text: '本站目前没有可选套餐，不收取任何费用。',
    toListings: '我的房源',
    toHome: '首页',
  },
  reached: {
    property_list: {
      title: '房源发布额度已用完',
      text: '套餐内的房源发布额度已全部使用。未做任何更改，也未产生费用。',
    },
    property_feature: {
      title: '房源推荐额度已用完',
      text: '套餐内的房源推荐额度已全部使用。未做任何更改，也未产生费用。',
    },
    project_list: {
      title: '楼盘发布额度已用完',
      text: '套餐内的楼盘发布额度已全部使用。未做任何更改，也未产生费用。',
    },
    project_feature: {
      title: '楼盘推荐额度已用完',
      text: '套餐内的楼盘推荐额度已全部使用。未做任何更改，也未产生费用。',
    },
  },
  missing: {
    property_list: {
      title: '发布房源需要套餐',
      text: '当前账号没有房源发布套餐，请选择套餐后继续。',
    },
    property_feature: {
      title: '推荐房源需要套餐',
      text: '当前账号没有房源推荐套餐，选择套餐即可优先展示。',
    },
    project_list: {
      title: '发布楼盘需要套餐',
      text: '当前账号没有楼盘发布套餐，请选择套餐后继续。',
    },
    project_feature: {
      title: '推荐楼盘需要套餐',
      text: '当前账号没有楼盘推荐套餐，选择套餐即可优先展示。',
    },
    mortgage_calculator_detail: {
      title: '完整还款计划需要套餐',
      text: '每月还款明细随套餐提供，汇总结果对所有人免费。',
    },
    premium_properties: {
      title: '专享房源需要套餐',
      text: '购买含专享房源的套餐后，即可查看其图片、价格和位置。',
    },
    project_access: {
      title: '该楼盘需要套餐',
      text: '购买含楼盘权限的套餐后，即可查看该楼盘的户型图、图片和资料。',
    },
  },
}
