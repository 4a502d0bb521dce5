import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { CardPlace, CardShell } from './card-shell.tsx'
import { type CardForm, drawCardForm } from './draw-card-form.ts'

type CardFrameProps = {
  publicKey: string
  script: string
  amountMinor: number
  currency: string
  /** With nothing when it is gone. */
  onDrawn: (form: CardForm | undefined) => void
}

/** Stripe draws it, in frames of its own: no field of ours ever takes the number of a card. */
export function CardFrame(props: CardFrameProps) {
  const { t } = useTranslation('checkout')
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState(0)
  return (
    <CardShell>
      {failed === tries ? (
        <Note
          tone="bad"
          isAlert
          action={
            <Button size="small" variant="secondary" onClick={() => setTries(tries + 1)}>
              {t('card.again')}
            </Button>
          }
        >
          {t('card.failed')}
        </Note>
      ) : (
        <Drawn key={tries} {...props} onFailed={() => setFailed(tries)} />
      )}
    </CardShell>
  )
}

function Drawn({
  publicKey,
  script,
  amountMinor,
  currency,
  onDrawn,
  onFailed,
}: CardFrameProps & { onFailed: () => void }) {
  const { code: locale } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<CardForm>()
  const [isReady, setReady] = useState(false)
  const draw = useEffectEvent(async (where: HTMLElement, isGone: () => boolean) => {
    const onReady = () => setReady(true)
    const drawn = await drawCardForm({
      place: where,
      script,
      publicKey,
      locale,
      amountMinor,
      currency,
      onReady,
      onFailed,
    })
    if (isGone()) drawn.remove()
    else {
      setForm(drawn)
      onDrawn(drawn)
    }
  })
  const fail = useEffectEvent(onFailed)
  const leave = useEffectEvent(() => onDrawn(undefined))

  useEffect(() => {
    let isGone = false
    if (place.current) draw(place.current, () => isGone).catch(() => fail())
    return () => {
      isGone = true
      leave()
    }
  }, [])
  // A coupon or a country changes the sum while something may be typed already.
  useEffect(() => form?.setSum({ amountMinor, currency }), [form, amountMinor, currency])
  useEffect(() => form?.remove, [form])

  return (
    <CardPlace isReady={isReady}>
      <div ref={place} />
    </CardPlace>
  )
}
