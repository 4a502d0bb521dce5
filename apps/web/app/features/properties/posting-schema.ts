import { parseNumberInput } from '@gable/domain/number-input'
import * as z from 'zod'

/** The keys of the texts beside the fields. */
export type FieldProblem = 'required' | 'choose' | 'number' | 'tooLong' | 'placeRequired'

const problem = (key: FieldProblem) => ({ error: key })
const words = (maximum: number) => z.string().trim().min(1, problem('required')).max(maximum, problem('tooLong'))

/** What a person may write as a number, as the decimal text that the call takes. */
const decimal = z
  .string()
  .trim()
  .min(1, problem('required'))
  .transform((text, context) => {
    const value = parseNumberInput(text)
    if (value !== undefined && value < 1e13) return String(Math.round(value * 100) / 100)
    context.addIssue({ code: 'custom', message: 'number' satisfies FieldProblem })
    return z.NEVER
  })

const degrees = (limit: number) =>
  z
    .string()
    .trim()
    .min(1, problem('placeRequired'))
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, problem('number'))

export const rentPeriods = ['daily', 'monthly', 'quarterly', 'yearly'] as const

export const PostingForm = z
  .object({
    deal: z.enum(['sell', 'rent']),
    rentPeriod: z.enum(rentPeriods),
    categoryId: z.coerce.number(problem('choose')).int().positive(problem('choose')),
    title: words(200),
    description: words(20_000),
    price: decimal,
    parameters: z.record(z.string(), z.union([z.literal('').transform(() => undefined), decimal])),
    address: words(500),
    city: words(200),
    state: words(200),
    country: words(200),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .transform(({ rentPeriod, ...rest }) => ({ ...rest, rentPeriod: rest.deal === 'rent' ? rentPeriod : undefined }))

export type PostingInput = z.input<typeof PostingForm>
export type Posting = z.output<typeof PostingForm>

export const emptyPosting: PostingInput = {
  deal: 'sell',
  rentPeriod: 'monthly',
  categoryId: '',
  title: '',
  description: '',
  price: '',
  parameters: {},
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
}
