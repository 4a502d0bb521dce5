import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { openedHere } from './use-viewer.ts'

/** Links that open the viewer are steps of the history, so Back closes it; the page under it stays where it is. */
export function ViewerLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} preventScrollReset state={openedHere} />
}
