import type { Guard } from './guards.ts'

const web = 'apps/web/app/shell/server'

/** Without any one of these scripts of others run where no card is typed. */
export const checkoutGuards: Guard[] = [
  {
    name: 'the script of the card form is let in by the checkout alone',
    file: `${web}/security-headers.ts`,
    guard: 'isCheckout(request.url) ? cardFormSources(environment.STRIPE_JS_URL) : undefined',
    sabotage: 'cardFormSources(environment.STRIPE_JS_URL)',
    noticedBy: {
      file: `${web}/security-headers.test.ts`,
      test: 'T46 the checkout, and no other page, lets in the script and the frames of the card form: /checkout/3',
    },
  },
]
