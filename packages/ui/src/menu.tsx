import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import type { Anchor } from './anchor.ts'
import { classNames } from './class-names.ts'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** A key or a short word at the far end of the row. */
  end?: ReactNode
  tone?: 'bad' | undefined
  href?: string | undefined
  onSelect?: (() => void) | undefined
  isDisabled?: boolean | undefined
  /** Draws a hairline above this item. */
  startsGroup?: boolean | undefined
}

type MenuProps = {
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  anchor?: Anchor | undefined
  isInitiallyOpen?: boolean | undefined
}

export function Menu({ trigger, items, align = 'end', anchor, isInitiallyOpen }: MenuProps) {
  return (
    <Base.Root defaultOpen={isInitiallyOpen ?? false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="ui-popup-positioner" sideOffset={8} align={align} collisionPadding={16}>
          <Base.Popup className="ui-menu">
            {items.map((item) => (
              <Row key={item.id} item={item} anchor={anchor} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Row({ item, anchor: Link = 'a' }: { item: MenuItem; anchor: Anchor | undefined }) {
  const className = classNames('ui-menu-item', item.tone && `ui-menu-item-${item.tone}`)
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.end && <span data-end>{item.end}</span>}
    </>
  )
  return (
    <>
      {item.startsGroup && <Base.Separator className="ui-menu-line" />}
      {item.href ? (
        <Base.LinkItem className={className} closeOnClick render={<Link href={item.href}>{content}</Link>} />
      ) : (
        <Base.Item className={className} disabled={item.isDisabled ?? false} onClick={item.onSelect}>
          {content}
        </Base.Item>
      )}
    </>
  )
}
