import { Button, buttonClass } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { Form, useNavigation } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Checkout } from './checkout-view.tsx'

export function BillingForm({ billing, countries, problem, cancelPath }: Checkout & { cancelPath: string }) {
  const { t } = useTranslation('checkout')
  const toErrorText = useErrorText()
  const { formData } = useNavigation()
  const isSaving = formData?.get('intent') === 'billing'
  return (
    <Form method="post" preventScrollReset className="billing-form">
      <input type="hidden" name="intent" value="billing" />
      {problem?.form === 'billing' && (
        <Note tone="bad" isAlert className="md:col-span-2">
          {toErrorText(problem)}
        </Note>
      )}
      <Field label={t('billing.name')}>
        {(control) => (
          <TextInput {...control} name="name" defaultValue={billing.name} maxLength={120} autoComplete="billing name" />
        )}
      </Field>
      <Field label={t('billing.taxNumber')}>
        {(control) => <TextInput {...control} name="tax_number" defaultValue={billing.taxNumber} maxLength={40} />}
      </Field>
      <Field label={t('billing.address')} className="md:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            name="address"
            defaultValue={billing.address}
            maxLength={400}
            autoComplete="billing street-address"
          />
        )}
      </Field>
      <Field label={t('billing.country')} hint={t('billing.countryHint')}>
        {(control) => (
          <Select {...control} name="country" defaultValue={billing.country} autoComplete="billing country">
            <option value="">{t('billing.noCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('billing.email')} hint={t('billing.emailHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            defaultValue={billing.email}
            maxLength={254}
            autoComplete="billing email"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <Button type="submit" isLoading={isSaving}>
          {t('billing.save')}
        </Button>
        <LocalLink to={cancelPath} preventScrollReset className={buttonClass({ variant: 'quiet' }, 'text-ink')}>
          {t('billing.cancel')}
        </LocalLink>
      </div>
    </Form>
  )
}
