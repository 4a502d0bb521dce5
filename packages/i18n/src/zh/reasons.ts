/** Why a home is recommended; the server says it, by the kinds of the contract. */
export const reasons = {
  near_saved_other: '靠近收藏过的 {{count, number}} 套房源',
  like_saved_other: '与收藏过的 {{count, number}} 套房源相似',
  near_liked_other: '靠近点过赞的 {{count, number}} 套房源',
  like_liked_other: '与点过赞的 {{count, number}} 套房源相似',
  near_seen_other: '靠近看过的 {{count, number}} 套房源',
  like_seen_other: '与看过的 {{count, number}} 套房源相似',
  searched: '符合您的搜索',
  price_drop: '降价 {{percent}}，在预算之内',
  low_price: '处于预算低位',
  facilities: '靠近想要的配套：{{facilities}}',
  all_wishes: '符合全部要求',
  city: '位于正在找房的{{city}}',
  category: '{{category}}，符合要求',
  newest: '新上房源',
  older: '仍在架',
}
