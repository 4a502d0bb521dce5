import { dispatch } from '#app/shell/dispatcher.ts'
import { startPayment, type WantedPayment } from '../start-payment.ts'

/** Apart from the page, because it brings the validator. */
export const beginPayment = (wanted: WantedPayment) => startPayment(dispatch, wanted)
