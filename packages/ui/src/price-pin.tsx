import { Heart, Lock } from 'lucide-react'
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
  /** The figure is not for everybody; the text says so. */
  isLocked?: boolean | undefined
}

/** A figure on the map. Its tip is the bottom middle of the element: anchor it there. */
export function PricePin({ text, label, state = 'rest', isSaved, isNew, isLocked, className, ...rest }: PricePinProps) {
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
        {isLocked && <Lock aria-hidden />}
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

type PinClusterProps = TargetProps & {
  count: number
  /** The count as it is written, where that is not its digits. */
  text?: string | undefined
}

/** Many in one place. Anchor its centre. */
export function PinCluster({ count, text, label, className, ...rest }: PinClusterProps) {
  return (
    <button type="button" {...rest} className={classNames('ui-pin-target ui-pin-target-round', className)}>
      <span className={classNames('ui-pin-cluster', count > 99 && 'ui-pin-cluster-large')}>
        <bdi>{text ?? count}</bdi>
      </span>
      <span className="ui-visually-hidden">{label}</span>
    </button>
  )
}
