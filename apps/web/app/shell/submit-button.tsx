import { Button } from '@gable/ui/button'
import type { ComponentProps } from 'react'
import { useIsAlive } from './use-is-alive.ts'

/** Sends a form by script. Until the scripts are there it can't be pressed: the browser would send the page away. */
export function SubmitButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isAlive = useIsAlive()
  return <Button type="submit" size="large" isWide {...rest} disabled={disabled || !isAlive} />
}
