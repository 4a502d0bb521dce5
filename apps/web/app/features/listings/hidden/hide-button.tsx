import { IconButton } from '@gable/ui/icon-button'
import { EyeOff } from 'lucide-react'
import { type MouseEvent } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useHideHome } from './use-hidden.ts'

/** Takes a home out of the list it is in. Without scripts nothing would happen, so it is not there. */
export function HideButton({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('results')
  const hide = useHideHome()
  return (
    <IconButton
      label={t('hide', { title })}
      className="hide-home"
      onClick={(event: MouseEvent<HTMLElement>) => {
        focusNextCard(event.currentTarget)
        hide(id, true)
      }}
    >
      <EyeOff aria-hidden />
    </IconButton>
  )
}

/** The card leaves with the button: whoever works by keyboard goes on at its neighbour. */
function focusNextCard(button: HTMLElement) {
  const card = button.closest('article')
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('.hide-home')?.focus()
}
