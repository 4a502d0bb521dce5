import type { PropertyDetail } from '@gable/contract/property'
import { Button, buttonClass } from '@gable/ui/button'
import { IconButton, iconButtonClass } from '@gable/ui/icon-button'
import { MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ShownNumber } from './ask-number.ts'

type NumberButtonProps = { property: Pick<PropertyDetail, 'id' | 'hasNumber'>; isSmall?: boolean }

/** The number of the lister, once the reader asks for it. */
export function NumberButton({ property, isSmall }: NumberButtonProps) {
  const { t } = useTranslation('detail')
  const { shown, isBusy, ask } = useNumber(property.id)
  if (!property.hasNumber) return null
  if (isSmall) {
    return shown ? (
      <a
        href={`tel:${shown.number}`}
        className={iconButtonClass('line')}
        aria-label={t('number.call', { number: shown.number })}
      >
        <Phone aria-hidden />
      </a>
    ) : (
      <IconButton variant="line" label={t('number.show')} onClick={() => void ask()}>
        <Phone aria-hidden />
      </IconButton>
    )
  }
  if (!shown) {
    return (
      <Button variant="secondary" isWide isLoading={isBusy} onClick={() => void ask()}>
        {!isBusy && <Phone aria-hidden />}
        {t('number.show')}
      </Button>
    )
  }
  return (
    <div className="grid gap-2">
      <a href={`tel:${shown.number}`} className={buttonClass({ variant: 'secondary', isWide: true })}>
        <Phone aria-hidden />
        <bdi>{shown.number}</bdi>
      </a>
      <a
        href={shown.whatsapp}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', isWide: true })}
      >
        <MessageCircle aria-hidden />
        {t('number.whatsapp')}
      </a>
    </div>
  )
}

/** Another home has another number. */
function useNumber(propertyId: number) {
  const [known, setKnown] = useState<ShownNumber & { propertyId: number }>()
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const { askNumber } = await import('./ask-number.ts')
    const shown = await askNumber(propertyId)
    if (shown) setKnown({ ...shown, propertyId })
    setBusy(false)
  }

  return { shown: known?.propertyId === propertyId ? known : undefined, isBusy, ask }
}
