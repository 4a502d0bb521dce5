import { Heart } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type TargetProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Read out after the figure: what stands there. */
  label: string
}

type PricePinProps = TargetProps & {
  text: string
  state?: 'rest' | 'hover' | 'selected' | 'seen' | undefined
  isSaved?: boolean | undefined
  isNew?: boolean | undefined
}

/** A figure on the map. Its tip is the bottom middle of the element: anchor it there. */
export function PricePin({ text, label, state = 'rest', isSaved, isNew, className, ...rest }: PricePinProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('ui-pin-target', className)}
      aria-pressed={state === 'selected'}
    >
      <span className={classNames('ui-pin', state !== 'rest' && `ui-pin-${state}`)}>
        {isNew && <i data-dot />}
        {isSaved && <Heart data-heart aria-hidden />}
        <bdi>{text}</bdi>
      </span>
      <span className="ui-visually-hidden">{label}</span>
    </button>
  )
}

/** Far away: only the place, with a target that a finger can hit. Anchor its centre. */
export function PinDot({ label, className, ...rest }: TargetProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('ui-pin-target ui-pin-target-round', className)}
      aria-label={label}
    >
      <i className="ui-pin-dot" />
    </button>
  )
}

/** Many in one place. Anchor its centre. */
export function PinCluster({ count, label, className, ...rest }: TargetProps & { count: number }) {
  return (
    <button type="button" {...rest} className={classNames('ui-pin-target ui-pin-target-round', className)}>
      <span className={classNames('ui-pin-cluster', count > 99 && 'ui-pin-cluster-large')}>
        <bdi>{count}</bdi>
      </span>
      <span className="ui-visually-hidden">{label}</span>
    </button>
  )
}
