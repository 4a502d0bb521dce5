import type { StatedParameter } from '@gable/contract/catalogue'
import { buttonClass } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { OpenedChat } from './load-chat.server.ts'
import { useChatHome } from './use-chat-home.ts'

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
    </aside>
  )
}
