import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from './site.ts'

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link in the reader's language, to a path such as `/properties?deal=rent`. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const toLocal = useLocalPath()
  return <Link {...rest} to={toLocal(to)} />
}

/** What components of @gable/ui draw their links with: an address as it is, followed without loading the page anew. */
export function RouterAnchor({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} />
}
