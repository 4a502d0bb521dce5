import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

type TooltipProps = { text: ReactNode; children: ReactElement; isInitiallyOpen?: boolean | undefined }

/** Says again what a labelled icon means; never the only place where something is said. */
export function Tooltip({ text, children, isInitiallyOpen }: TooltipProps) {
  return (
    <Base.Root defaultOpen={isInitiallyOpen ?? false}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="ui-popup-positioner" sideOffset={6}>
          <Base.Popup className="ui-tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
