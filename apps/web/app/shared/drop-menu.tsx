import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type DropMenuProps = {
  /** Unless the trigger's own text says what it opens. */
  label?: string | undefined
  trigger: ReactNode
  triggerClassName: string
  children: ReactNode
  panelClassName?: string
  className?: string
  /** For what is fetched only by those who open it. */
  onOpen?: (() => void) | undefined
}

/** A small panel under its trigger. It is a native disclosure, so it opens before and without any script. */
export function DropMenu({
  label,
  trigger,
  triggerClassName,
  children,
  panelClassName = '',
  className = '',
  onOpen,
}: DropMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const closeOutside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  // Another page: what was chosen here is done. Not at the start: somebody may have opened it before the scripts came.
  const shownFor = useRef(key)
  useEffect(() => {
    if (shownFor.current === key) return
    shownFor.current = key
    // What is hidden cannot keep the focus, nor get it back from a dialog.
    if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus()
    details.current?.removeAttribute('open')
  }, [key])

  return (
    <details
      ref={details}
      className={`relative ${className}`}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${triggerClassName}`} aria-label={label}>
        {trigger}
      </summary>
      <div className={`drop-panel ${panelClassName}`}>{children}</div>
    </details>
  )
}
