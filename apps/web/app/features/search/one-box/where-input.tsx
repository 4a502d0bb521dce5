import type { Deal } from '@gable/domain/market-moves'
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { OneBoxProps } from './one-box.tsx'

type WhereInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onValueChange: (value: string) => void
  deal: Deal | undefined
  anchor: RefObject<HTMLElement | null>
  ref?: RefObject<HTMLInputElement | null>
}

/** The box that suggests, and whether somebody was in the plain one when it came. */
type Learnt = { Box: ComponentType<OneBoxProps>; isInside: boolean }

/**
 * A plain text box that learns to suggest when somebody comes to it: until then nobody pays for that. What was typed
 * and the caret stay where they are while the boxes change places.
 */
export function WhereInput({ value, onValueChange, deal, anchor, ref, ...rest }: WhereInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const box = ref ?? own
  const [learnt, setLearnt] = useState<Learnt>()
  const isLearning = useRef(false)
  const caret = useRef(0)
  const noteCaret = ({ selectionStart }: HTMLInputElement) => {
    caret.current = selectionStart ?? 0
  }

  const learn = useCallback(async () => {
    if (isLearning.current) return
    isLearning.current = true
    const { OneBox } = await import('./one-box.tsx')
    setLearnt({ Box: OneBox, isInside: document.activeElement === box.current })
  }, [box])

  // Whoever was quicker than the scripts may have typed, and may be here still or at the button already.
  useEffect(() => {
    if (isLearning.current || !box.current) return
    if (box.current.value !== value) onValueChange(box.current.value)
    if (document.activeElement === box.current) void learn()
  }, [box, value, onValueChange, learn])

  useLayoutEffect(() => {
    if (!learnt?.isInside) return
    box.current?.focus()
    // Where it stood last, not where it stood when the other box was ready: fingers go on meanwhile.
    box.current?.setSelectionRange(caret.current, caret.current)
  }, [learnt, box])

  const input = { ...rest, maxLength: 200, autoComplete: 'off', ref: box }
  if (learnt) {
    const { Box, isInside } = learnt
    return <Box {...{ value, onValueChange, deal, anchor, input }} isOpenAtFirst={isInside} />
  }
  return (
    <input
      {...input}
      type="search"
      value={value}
      onFocus={() => void learn()}
      onSelect={({ currentTarget }) => noteCaret(currentTarget)}
      onChange={({ currentTarget }) => {
        noteCaret(currentTarget)
        onValueChange(currentTarget.value)
      }}
    />
  )
}
