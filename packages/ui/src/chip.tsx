import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChipLook = { isSelected?: boolean | undefined; isSmall?: boolean | undefined }

/** The look alone, for links and for triggers of menus. */
export const chipClass = ({ isSelected, isSmall }: ChipLook = {}, className?: string) =>
  classNames('ui-chip', isSelected && 'ui-chip-selected', isSmall && 'ui-chip-small', className)

type ChipProps = ComponentProps<'button'> & ChipLook & { count?: ReactNode }

/** A choice that is on or off; pass `isSelected` as true or false to make it a toggle for screen readers. */
export function Chip({ isSelected, isSmall, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={isSelected} {...rest} className={chipClass({ isSelected, isSmall }, className)}>
      {children}
      {count != null && <span data-count>{count}</span>}
    </button>
  )
}

type RemovableChipProps = {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
  isSmall?: boolean | undefined
  className?: string | undefined
}

/** Something chosen that can be taken back. */
export function RemovableChip({ children, removeLabel, onRemove, isSmall, className }: RemovableChipProps) {
  return (
    <span className={chipClass({ isSelected: true, isSmall }, className)}>
      {children}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden />
      </button>
    </span>
  )
}
