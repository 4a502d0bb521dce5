// As much of Stripe.js as a shop with the Payment Element needs; cards are typed into a frame of another origin.
globalThis.Stripe = () => {
  let frame
  const waiting = new Map()
  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return
    if (data.height) frame.style.height = `${data.height}px`
    waiting.get(data.reply)?.(data.result)
    waiting.delete(data.reply)
  })
  const ask = (question) =>
    new Promise((resolve) => {
      const reply = crypto.randomUUID()
      waiting.set(reply, resolve)
      frame.contentWindow.postMessage({ ...question, reply }, 'ORIGIN')
    })
  return {
    elements: ({ appearance }) => ({
      create: () => {
        const listeners = new Map()
        return {
          on: (event, listener) => listeners.set(event, listener),
          mount(place) {
            frame = document.createElement('iframe')
            frame.src = `ORIGIN/stripe/v3/frame#${encodeURIComponent(appearance?.variables?.colorText ?? '')}`
            frame.title = 'Secure payment input frame'
            frame.style.cssText = 'border:0;width:100%;height:180px;display:block'
            frame.addEventListener('load', () => listeners.get('ready')?.())
            place.append(frame)
          },
          destroy: () => frame.remove(),
        }
      },
      submit: () => ask({ type: 'submit' }),
      update() {},
    }),
    confirmPayment: ({ clientSecret }) => ask({ type: 'confirm', clientSecret }),
  }
}
