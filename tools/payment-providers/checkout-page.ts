import type { Charge } from './charges.ts'
import { toDecimal } from './decimal-amounts.ts'

export const outcomes = { pay: 'Pay', decline: 'Be declined', cancel: 'Cancel' } as const
export type Outcome = keyof typeof outcomes

const escape = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** Where a provider takes the buyer; on this machine nobody's card is asked for. */
export function checkoutPage({ provider, id, reference, amountMinor, currency, state }: Charge): string {
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${provider} (test)</title>
<style>body{font:16px system-ui;max-width:24rem;margin:4rem auto;padding:0 1rem}button{display:block;width:100%;padding:.8rem;margin:.5rem 0;font:inherit}</style>
<h1>${provider}, only for tests</h1>
<p>${escape(toDecimal(amountMinor, currency))} ${escape(currency)} for ${escape(reference)}. It is ${state}.</p>
<form method="post" action="/${provider}/checkout/${encodeURIComponent(id)}">${buttons.join('')}</form></html>`
}
