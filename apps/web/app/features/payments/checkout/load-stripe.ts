type Outcome = { error?: { message?: string } }

/** What we use of Stripe.js. Its script may not be packed into ours: it is loaded from its own address. */
type StripeElements = {
  create: (type: 'payment') => {
    mount: (place: HTMLElement) => void
    destroy: () => void
    on: (event: 'ready' | 'loaderror', listener: () => void) => void
  }
  submit: () => Promise<Outcome>
  update: (options: { amount: number; currency: string }) => void
}
type Stripe = {
  elements: (options: object) => StripeElements
  confirmPayment: (options: object) => Promise<Outcome>
}
type CreateStripe = (publicKey: string) => Stripe

let loading: Promise<CreateStripe> | undefined

/** Once for a document; after a failure the next one who asks tries again. */
export function loadStripe(address: string): Promise<CreateStripe> {
  loading ??= addScript(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const addScript = (address: string) =>
  new Promise<CreateStripe>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => {
      const { Stripe: create } = globalThis as { Stripe?: CreateStripe }
      if (create) resolve(create)
      else reject(new Error('The script of Stripe is something else'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of Stripe did not come'))
    })
    document.head.append(script)
  })
