import {
  type Area,
  type AreaUnit,
  convertArea,
  isAreaUnit,
  placesOf,
  toArea,
  writeArea,
} from '@gable/domain/area-units'
import { readTypedNumber, writeClearly } from '@gable/domain/number-input'

type Side = 'from' | 'to'
/** What was typed on which side; the other side follows. */
export type AreaState = { text: string; side: Side; from: AreaUnit; to: AreaUnit }

const usual = { amount: '100', from: 'square_metre', to: 'square_foot' } as const

export function areaStateOf(query: URLSearchParams): AreaState {
  const [from, to] = [query.get('from'), query.get('to')]
  return {
    text: query.get('amount')?.slice(0, 40) ?? usual.amount,
    side: 'from',
    from: isAreaUnit(from) ? from : usual.from,
    to: isAreaUnit(to) ? to : usual.to,
  }
}

/** What was typed as an area in its unit; nothing when it is no figure. */
export function typedArea({ text }: Pick<AreaState, 'text'>, locale: string): Area | undefined {
  const figure = readTypedNumber(text, { locale })?.value
  return figure === undefined ? undefined : toArea(String(figure))
}

export function toAreaQuery(state: AreaState, locale: string): string {
  const figure = readTypedNumber(state.text, { locale })?.value
  // Typed on the other side, it is told from there.
  const [from, to] = state.side === 'from' ? [state.from, state.to] : [state.to, state.from]
  const amount = figure === undefined ? state.text : writeClearly(figure)
  return `?${new URLSearchParams({ amount, from, to })}`
}

/** As this reader writes it; exact to the last place shown, because no double lies between. */
export function formatArea(area: Area, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  return format.format(writeArea(area, placesOf(area)) as `${number}`)
}

const million = 1_000_000n

/** For drawings, which need no more than a double. */
export function toSquareMetres(area: Area, unit: AreaUnit): number {
  const { numerator, denominator } = convertArea(area, unit, 'square_metre')
  return Number((numerator * million) / denominator) / Number(million)
}
