import type { Recommendation } from '@gable/contract/feed'
import { IconButton } from '@gable/ui/icon-button'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { useHideHome } from '#app/features/listings/hidden/use-hidden.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'

type ThumbsProps = { home: Pick<Recommendation, 'id' | 'title' | 'isLiked'> }

/** More like it, or never again: thumbs down hides the home, with the same undo as everywhere. */
export function Thumbs({ home: { id, title, isLiked } }: ThumbsProps) {
  const { t } = useTranslation('feed')
  const toLocal = useLocalPath()
  const liking = useFetcher()
  const hide = useHideHome()
  const isShownLiked = liking.formData ? liking.formData.get('liked') === '1' : isLiked
  return (
    <span className="feed-thumbs">
      <liking.Form method="post" action={toLocal(feedPath)} preventScrollReset>
        <input type="hidden" name="intent" value="like" />
        <input type="hidden" name="id" value={id} />
        <IconButton
          type="submit"
          name="liked"
          value={isShownLiked ? '0' : '1'}
          label={t('more', { title })}
          isPressed={isShownLiked}
        >
          <ThumbsUp aria-hidden />
        </IconButton>
      </liking.Form>
      <IconButton
        className="feed-thumb-down"
        label={t('less', { title })}
        onClick={(event: MouseEvent<HTMLElement>) => {
          focusNeighbour(event.currentTarget)
          hide(id, true)
        }}
      >
        <ThumbsDown aria-hidden />
      </IconButton>
    </span>
  )
}

/** The home leaves with the button: whoever works by keyboard goes on at the next one. */
function focusNeighbour(button: HTMLElement) {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('.feed-thumb-down')?.focus()
}
