/** Why a home is recommended; the server says it, by the kinds of the contract. */
export const reasons = {
  near_saved_one: 'Near a home you saved',
  near_saved_other: 'Near {{count, number}} homes you saved',
  like_saved_one: 'Much like a home you saved',
  like_saved_other: 'Much like {{count, number}} homes you saved',
  near_seen_one: 'Near a home you opened',
  near_seen_other: 'Near {{count, number}} homes you opened',
  like_seen_one: 'Much like a home you opened',
  like_seen_other: 'Much like {{count, number}} homes you opened',
  price_drop: 'Its price fell by {{percent}}, and it fits your budget',
  low_price: 'At the low end of your budget',
  facilities: 'Close to what you asked for: {{facilities}}',
  all_wishes: 'Fits everything you asked for',
  city: 'In {{city}}, where you are looking',
  category: '{{category}}, as you asked for',
  newest: 'New on the market',
}
