import { Picture } from '@gable/ui/picture'
import { ChevronRight } from 'lucide-react'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { OpenedChat } from './load-chat.server.ts'
import { useChatHome } from './use-chat-home.ts'

/** What the conversation is about, in one line above it where there is no room beside it. */
export function ChatStrip({ opened }: { opened: OpenedChat }) {
  const { path, price, title, source } = useChatHome(opened)
  if (!path) return null
  return (
    <div className="chat-strip">
      <LocalLink to={path}>
        {source && <Picture source={source} alt="" sizes="56px" />}
        <span className="grid min-w-0 flex-1">
          {price && <bdi className="type-price-card">{price}</bdi>}
          <span dir="auto" className="written truncate text-12 text-ink-soft">
            {title}
          </span>
        </span>
        <ChevronRight className="rtl:-scale-x-100" aria-hidden />
      </LocalLink>
    </div>
  )
}
