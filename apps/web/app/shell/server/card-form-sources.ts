/** What the content policy lets in so that a provider can draw its card form in our page. */
export type CardFormSources = { scripts: string[]; connections: string[]; frames: string[] }

/** Of Stripe.js, as its documentation lists them. */
const stripe: CardFormSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** A script of another server, as in tests, brings its frames and its calls from there and from nowhere else. */
export function cardFormSources(scriptUrl: string): CardFormSources {
  const { origin } = new URL(scriptUrl)
  if (origin === stripe.scripts[0]) return stripe
  return { scripts: [origin], connections: [origin], frames: [origin] }
}

/** The one page that has such a form. What only looks like its address has the policy of all others. */
export const isCheckout = (url: string) => /^\/(?:[a-z]{2,3}(?:-[a-z]{2,4})?\/)?checkout\/\d{1,15}(?:\?|$)/i.test(url)
