import { Button, buttonClass, type ButtonLook } from '@gable/ui/button'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useCameFrom } from '#app/shell/came-from.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** Something to do about a listing: a way somewhere, or a change on the spot. */
export type ListingAction = {
  id: string
  label: string
  Icon: LucideIcon
  to?: string | undefined
  run?: (() => void) | undefined
  tone?: 'bad' | undefined
  startsGroup?: boolean | undefined
  /** It stands out, because the listing waits for it. */
  isUrgent?: boolean | undefined
}

type ActionButtonProps = { action: ListingAction; title: string; isBusy: boolean } & Pick<ButtonLook, 'size' | 'isWide'>

export function ActionButton({ action, title, isBusy, size = 'small', isWide }: ActionButtonProps) {
  const { t } = useTranslation('own')
  const { label, Icon, to, run, isUrgent } = action
  const look = { variant: isUrgent ? 'primary' : 'secondary', size, isWide } as const
  const name = t('actions.about', { action: label, title })
  const cameFrom = useCameFrom()
  if (to) {
    return (
      <LocalLink to={to} state={cameFrom} className={buttonClass(look)} aria-label={name}>
        <Icon aria-hidden />
        {label}
      </LocalLink>
    )
  }
  return (
    <Button {...look} isLoading={isBusy} aria-label={name} onClick={run}>
      {!isBusy && <Icon aria-hidden />}
      {label}
    </Button>
  )
}
