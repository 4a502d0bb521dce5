import type { StatedParameter } from '@gable/contract/catalogue'
import type { Chat } from '@gable/contract/chats'
import { buttonClass } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import { Ban, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import type { OpenedChat } from './load-chat.server.ts'
import { useChatHome } from './use-chat-home.ts'
import { useChatWords } from './use-chat-words.ts'
import { useReport } from './use-report.tsx'

type ChatHomeProps = { opened: OpenedChat; renderFacts: (parameters: StatedParameter[]) => ReactNode }

/** What the conversation is about, beside it on a desk. */
export function ChatHome({ opened, renderFacts }: ChatHomeProps) {
  const { t } = useTranslation('chat')
  const { path, price, period, title, address, source, parameters } = useChatHome(opened)
  return (
    <aside className="chat-home" aria-label={t('home.title')}>
      {source ? (
        <Picture source={source} alt="" sizes="288px" />
      ) : (
        <span className="chat-home-none">
          <MissingPicture />
        </span>
      )}
      <div className="grid gap-1">
        {price && (
          <p>
            <bdi className="type-price-card chat-price">{price}</bdi> <span className="text-ink-soft">{period}</span>
          </p>
        )}
        {parameters.length > 0 && renderFacts(parameters)}
        <p dir="auto" className="written mt-1 font-medium">
          {title}
        </p>
        <p dir="auto" className="written text-ink-soft">
          {address}
        </p>
      </div>
      {path && (
        <LocalLink to={path} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('home.open')}
        </LocalLink>
      )}
      <PersonActions chat={opened.chat} />
    </aside>
  )
}

/** What helps when somebody is not what they seemed to be. */
function PersonActions({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { nameOf } = useChatWords()
  const { change, isBusy } = useChangeBlock()
  const { dialog, canReport, report } = useReport(chat)
  const name = nameOf(chat)
  return (
    <>
      <hr />
      <ul>
        {canReport && (
          <li>
            <button type="button" onClick={() => report()}>
              <Flag aria-hidden />
              {t('menu.reportPerson', { name })}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void change({ id: chat.accountId, name }, chat.isBlockedByMe ? 'unblock' : 'block')}
          >
            <Ban aria-hidden />
            {t(chat.isBlockedByMe ? 'menu.unblock' : 'menu.block', { name })}
          </button>
        </li>
      </ul>
      {dialog}
    </>
  )
}
