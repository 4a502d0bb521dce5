import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

/** A line of the list under the buttons. */
export function QuietAction({ action: { label, Icon, to, run, tone } }: { action: ListingAction }) {
  const look = `owner-action ${tone === 'bad' ? 'text-bad' : ''}`
  const content = (
    <>
      <Icon className="size-4.5" aria-hidden />
      {label}
    </>
  )
  return (
    <li>
      {to ? (
        <LocalLink to={to} className={look}>
          {content}
        </LocalLink>
      ) : (
        <button type="button" className={look} onClick={run}>
          {content}
        </button>
      )}
    </li>
  )
}
