import * as z from 'zod'

/** An amount in an answer, in the currency that stands beside it. */
export const Money = z.string().regex(/^\d{1,13}(\.\d{1,3})?$/)
export const Currency = z.string().length(3)
