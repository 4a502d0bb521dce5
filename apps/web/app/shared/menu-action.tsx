import { buttonClass } from '@gable/ui/button'
import type { MouseEvent, ReactNode } from 'react'

type MenuActionProps = { onClick: () => void; children: ReactNode }

/** An entry of a small menu; the menu closes with the click. */
export function MenuAction({ onClick, children }: MenuActionProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', isWide: true }, 'justify-start text-ink')}
      onClick={(event) => {
        closeMenuAround(event)
        onClick()
      }}
    >
      {children}
    </button>
  )
}

/** A dialog gives the focus back to whatever had it, which must not be hidden by then. */
function closeMenuAround({ currentTarget }: MouseEvent<HTMLElement>) {
  const menu = currentTarget.closest('details')
  if (!menu) return
  menu.querySelector('summary')?.focus()
  menu.open = false
}
