import type { Package } from '@gable/contract/packages'
import { Button, buttonClass } from '@gable/ui/button'
import { Form, useNavigation } from 'react-router'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'

type TakePlanProps = {
  plan: Package
  /** Where one was before. */
  next: string
  /** Whether something can be paid here. */
  isSoldHere: boolean
}

/** A free package is taken by a plain form; a paid one begins at the checkout; a visitor signs in first. */
export function TakePlan({ plan, next, isSoldHere }: TakePlanProps) {
  const { t } = useTranslation('packages')
  const { account } = useSite()
  const toLocal = useLocalPath()
  const { state, formData } = useNavigation()
  const look = buttonClass({ size: 'large', isWide: true, variant: plan.isRecommended ? 'primary' : 'secondary' })
  const label = t(plan.isActive ? 'again' : 'choose', { name: plan.name })
  if (plan.isTaken) return <p className="plan-state">{t(plan.isActive ? 'runs' : 'taken')}</p>
  const query = next ? `?next=${encodeURIComponent(next)}` : ''
  if (!account) {
    const back = toLocal(`/subscription-plan${query}`)
    return (
      <LocalLink to={`/sign-in?next=${encodeURIComponent(back)}`} className={look}>
        {label}
      </LocalLink>
    )
  }
  if (!plan.isFree && !isSoldHere) return <p className="plan-state">{t(plan.isActive ? 'runs' : 'notYet')}</p>
  if (!plan.isFree) {
    return (
      // The form for a card stands only in a page that was loaded as the checkout.
      <LocalLink to={`/checkout/${plan.id}${query}`} reloadDocument className={look}>
        {label}
      </LocalLink>
    )
  }
  return (
    <Form method="post">
      <input type="hidden" name="package_id" value={plan.id} />
      <Button
        type="submit"
        size="large"
        isWide
        variant={plan.isRecommended ? 'primary' : 'secondary'}
        isLoading={state !== 'idle' && formData?.get('package_id') === String(plan.id)}
      >
        {label}
      </Button>
    </Form>
  )
}
