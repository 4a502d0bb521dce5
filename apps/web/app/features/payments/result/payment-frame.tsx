import type { ReactNode } from 'react'

type PaymentFrameProps = {
  sign: ReactNode
  tone: 'good' | 'bad' | 'warn' | 'off'
  title: string
  text: string
  children?: ReactNode
  actions: ReactNode
}

/** A sign, what happened, the facts, and what can be done next. What happens while it is open is read out. */
export function PaymentFrame({ sign, tone, title, text, children, actions }: PaymentFrameProps) {
  return (
    <div className="payment-result">
      <span className="payment-sign" data-tone={tone} aria-hidden>
        {sign}
      </span>
      <div aria-live="polite">
        <h1 className="type-page">{title}</h1>
        <p className="text-ink-soft text-pretty">{text}</p>
      </div>
      {children}
      <div className="payment-actions">{actions}</div>
    </div>
  )
}

export function PaymentFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="payment-facts">
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
