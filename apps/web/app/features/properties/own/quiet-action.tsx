import { Spinner } from '@gable/ui/spinner'
import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

/** A line of the list under the buttons. */
export function QuietAction({ action, isBusy }: { action: ListingAction; isBusy: boolean }) {
  const { label, Icon, to, run, tone } = action
  const look = `owner-action ${tone === 'bad' ? 'text-bad' : ''}`
  const content = (
    <>
      {isBusy ? <Spinner /> : <Icon className="size-4.5" aria-hidden />}
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
        <button type="button" className={look} aria-busy={isBusy || undefined} onClick={run}>
          {content}
        </button>
      )}
    </li>
  )
}
