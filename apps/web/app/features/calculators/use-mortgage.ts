import { useState } from 'react'
import { useLanguage, useSite } from '#app/shell/site.ts'
import {
  depositOf,
  type MortgageField,
  type MortgageTexts,
  type MoneyStyle,
  readMortgage,
  styleOf,
  textsOf,
  toMortgageQuery,
  toTyped,
  writeFigure,
} from './mortgage-values.ts'
import { useAddressState } from './use-address-state.ts'

export type MortgageState = ReturnType<typeof useMortgage>

/** What is typed into the calculator, what it means, and its address. */
export function useMortgage(home: string | undefined) {
  const { locale } = useLanguage()
  const style: MoneyStyle = { locale, currency: useSite().settings.currency.code }
  const { state, setState, query, keep } = useAddressState<MortgageTexts>(
    (address) => textsOf(address, style),
    (texts, address) => toMortgageQuery(texts, style, home && (address.get('home') ?? undefined)),
  )
  const reading = readMortgage(state, style)
  // Half-typed prices have no share that anybody meant.
  const [share, setShare] = useState(() => shareOf(state, style))

  function change(name: MortgageField, text: string) {
    const next = { ...state, [name]: text }
    const price = toTyped('price', next.price, style)
    if (name === 'price' && price !== undefined) next.deposit = writeFigure(depositOf(price, share), style)
    if (name === 'deposit') setShare(shareOf(next, style))
    setState(next)
  }

  return {
    texts: state,
    reading,
    style,
    query,
    queryWithoutHome: toMortgageQuery(state, style),
    keep,
    change,
    /** By a slider, in figures. */
    set: (name: MortgageField, value: number) => change(name, writeFigure(value, styleOf(name, style))),
    figureOf: (name: MortgageField) => toTyped(name, state[name], style) ?? 0,
  }
}

function shareOf(texts: MortgageTexts, style: MoneyStyle): number {
  const [price, deposit] = [toTyped('price', texts.price, style) ?? 0, toTyped('deposit', texts.deposit, style) ?? 0]
  return price > 0 && deposit <= price ? deposit / price : 0
}
