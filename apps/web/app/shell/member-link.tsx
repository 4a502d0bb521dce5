import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { useLocalPath, useSite } from './site.ts'
import { useRequireMember } from './require-member.ts'

type MemberLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to a page for members. Visitors sign in over this page; without scripts, or in a new tab, on a page. */
export function MemberLink({ to, ...rest }: MemberLinkProps) {
  const { account } = useSite()
  const requireMember = useRequireMember()
  const toLocal = useLocalPath()
  const target = toLocal(to)
  if (account) return <Link {...rest} to={target} />
  return (
    <Link
      {...rest}
      to={toLocal(`/sign-in?next=${encodeURIComponent(target)}`)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        requireMember({ to: target })
      }}
    />
  )
}
