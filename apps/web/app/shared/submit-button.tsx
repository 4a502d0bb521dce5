import { Button } from '@gable/ui/button'
import type { ComponentProps } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Sends a form by script. Until the scripts are there it can't be pressed: the browser would send the page away. */
export function SubmitButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isHydrated = useIsHydrated()
  return <Button type="submit" size="large" isWide {...rest} disabled={disabled || !isHydrated} />
}
