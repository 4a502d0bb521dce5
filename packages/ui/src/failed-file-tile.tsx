import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FailedFileTileProps = {
  name: string
  reason: ReactNode
  retryLabel: string
  removeLabel: string
  onRetry: () => void
  onRemove: () => void
}

/** A file that was refused: which one, why, and what can be done. */
export function FailedFileTile({ name, reason, retryLabel, removeLabel, onRetry, onRemove }: FailedFileTileProps) {
  return (
    <li className="ui-file-tile" data-state="failed">
      <div role="alert">
        <p>
          <CircleAlert aria-hidden />
          <span>
            <b>{name}</b>
            {reason}
          </span>
        </p>
        <p>
          <button type="button" onClick={onRetry}>
            {retryLabel}
          </button>
          <button type="button" onClick={onRemove}>
            {removeLabel}
          </button>
        </p>
      </div>
    </li>
  )
}
