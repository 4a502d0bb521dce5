import type { Property } from '@gable/contract/property'
import { readTypedNumber } from '@gable/domain/number-input'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import { NumberReading } from '#app/shell/number-reading.tsx'
import { useSite } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'

const maxMoney = 1e12

/** The one change that is made most often, without the whole form. */
export function PriceDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const { t } = useTranslation(['own', 'common'])
  const { settings } = useSite()
  const formId = useId()
  const { save, error, isBusy } = usePriceSave(property, onClose)
  const style = useMoneyStyle()
  const [text, setText] = useState(String(Number(property.price ?? '')))
  return (
    <Dialog
      title={t('price.title')}
      description={
        <>
          <b dir="auto" className="written block truncate font-medium text-ink">
            {property.title}
          </b>
          {t('price.text')}
        </>
      }
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t('price.save')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={save}>
        <Field label={t('price.label')} error={error} isRequired>
          {(control) => (
            <>
              <NumberInput
                {...control}
                name="price"
                prefix={settings.currencySymbol}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <NumberReading text={text} style={style} onChoose={setText} />
            </>
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function usePriceSave({ id, title, own }: Property, onClose: () => void) {
  const { t } = useTranslation(['own', 'common'])
  const toErrorText = useErrorText()
  const style = useMoneyStyle()
  const { revalidate } = useRevalidator()
  const oneAtATime = useOneAtATime()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(price: string) {
    setBusy(true)
    try {
      const { setPrice } = await import('./own-calls.ts')
      await setPrice(id, own?.version ?? 1, price)
      await revalidate()
      showToast({ text: t('done.price', { title }) })
      onClose()
    } catch (failure) {
      setError(toErrorText(failure))
      setBusy(false)
    }
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('price') ?? '')
    const price = readTypedNumber(typed, style)?.value
    if (typed.trim() === '') return setError(t('common:validation.required'))
    if (price === undefined || price >= maxMoney) return setError(t('common:validation.number'))
    return void oneAtATime(() => send(String(price)))
  }

  return { save, error, isBusy }
}
