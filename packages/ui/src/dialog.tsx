import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type DialogProps = {
  title: ReactNode
  closeLabel: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  isInitiallyOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  width?: number | undefined
  className?: string | undefined
}

/** A dialog that becomes a bottom sheet under 768. Esc, the scrim and the cross close it; focus goes back. */
export function Dialog({ trigger, isOpen, isInitiallyOpen, onOpenChange, width, className, ...words }: DialogProps) {
  const style = width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      defaultOpen={isInitiallyOpen ?? false}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="ui-backdrop" />
        <Base.Viewport className="ui-dialog-viewport">
          <Base.Popup className={classNames('ui-dialog', className)} style={style}>
            <Content {...words} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type ContentProps = Pick<DialogProps, 'title' | 'description' | 'closeLabel' | 'children' | 'actions'>

function Content({ title, description, closeLabel, children, actions }: ContentProps) {
  return (
    <>
      <div className="ui-dialog-head">
        <Base.Title className="type-block md:text-28">{title}</Base.Title>
        {description && <Base.Description>{description}</Base.Description>}
      </div>
      {children && <div className="ui-dialog-body">{children}</div>}
      {actions && <div className="ui-dialog-foot">{actions}</div>}
      {/* Last, so that opening the dialog puts the focus on what it asks for. */}
      <Base.Close className="ui-icon-button ui-dialog-close" aria-label={closeLabel}>
        <X aria-hidden />
      </Base.Close>
    </>
  )
}

/** Closes the dialog it stands in: `<DialogClose render={<Button variant="quiet" />}>…</DialogClose>`. */
export const DialogClose = Base.Close
