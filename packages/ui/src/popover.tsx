import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PopoverProps = {
  trigger: ReactElement
  /** Names the popover; shown as its head unless hidden. */
  title: ReactNode
  children: ReactNode
  isTitleHidden?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  isOpen?: boolean | undefined
  isInitiallyOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
}

export function Popover({ trigger, title, children, isTitleHidden, align = 'start', ...rest }: PopoverProps) {
  return (
    <Base.Root
      {...(rest.isOpen === undefined ? {} : { open: rest.isOpen })}
      defaultOpen={rest.isInitiallyOpen ?? false}
      onOpenChange={(next) => rest.onOpenChange?.(next)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="ui-popup-positioner" sideOffset={8} align={align} collisionPadding={16}>
          <Base.Popup className={classNames('ui-popover', rest.className)}>
            <Base.Title className={isTitleHidden ? 'ui-visually-hidden' : 'ui-label mb-3'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Closes the popover it stands in. */
export const PopoverClose = Base.Close
