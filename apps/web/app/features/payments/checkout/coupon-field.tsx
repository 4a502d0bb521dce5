import { Button, buttonClass } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useMoney } from '../use-money.ts'
import type { Checkout } from './checkout-view.tsx'

/** It stands in the address, so that the page with it can be loaded again. */
export function CouponField({ order, couponCode, couponProblem, next }: Checkout) {
  const { t } = useTranslation('checkout')
  const { coupon } = order
  const { state, location } = useNavigation()
  const shown = coupon?.code ?? couponCode
  const input = useInputShowing(shown)
  const taken = useTakenOff(order)
  const path = `/checkout/${order.packageId}`
  const error = couponProblem && t(`coupons.${couponProblem}`)
  return (
    <Form method="get" replace preventScrollReset className="order-coupon">
      {next && <input type="hidden" name="next" value={next} />}
      <Field label={t('order.coupon')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            isSmall
            name="coupon"
            defaultValue={shown}
            readOnly={coupon !== null}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            end={
              coupon ? (
                <LocalLink
                  to={next ? `${path}?next=${encodeURIComponent(next)}` : path}
                  replace
                  preventScrollReset
                  className={buttonClass({ variant: 'quiet', size: 'small' }, 'text-ink')}
                >
                  {t('order.remove')}
                </LocalLink>
              ) : (
                <Button
                  type="submit"
                  variant="quiet"
                  size="small"
                  isLoading={state === 'loading' && location.search.includes('coupon=')}
                >
                  {t('order.apply')}
                </Button>
              )
            }
          />
        )}
      </Field>
      <output className="order-coupon-taken">
        {coupon && (
          <>
            <Check aria-hidden />
            {taken}
          </>
        )}
      </output>
    </Form>
  )
}

/** With the answer what was pressed may be gone: the focus then stays in the field, which says what the address does. */
function useInputShowing(shown: string) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown || !input.current) return
    last.current = shown
    input.current.value = shown
    if (document.activeElement === document.body) input.current.focus()
  }, [shown])
  return input
}

function useTakenOff({ coupon, currency }: Checkout['order']): string {
  const { t } = useTranslation('checkout')
  const { locale } = useLanguage()
  const toAmount = useMoney()
  if (!coupon) return ''
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const off = coupon.percent === null ? toAmount(coupon.amount ?? '0', currency) : percent.format(coupon.percent / 100)
  return t('order.off', { off })
}
