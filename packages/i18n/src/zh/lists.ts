/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: '推荐房源',
  featuredText: '由业主和经纪人推广。',
  mostViewed: '浏览最多',
  mostViewedText: '大家看得最多的房源。',
  mostLiked: '收藏最多',
  mostLikedText: '收藏人数最多的房源。',
  featuredNone: '暂无推荐房源',
  featuredSoon: '推荐房源会显示在这里，先看看全部房源吧。',
  mostViewedNone: '还没有房源被浏览',
  mostViewedSoon: '正在统计浏览量，浏览最多的房源会显示在这里。',
  mostLikedNone: '还没有房源被收藏',
  mostLikedSoon: '收藏最多的房源会显示在这里，先看看全部房源吧。',
}
