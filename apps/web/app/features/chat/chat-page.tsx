import type { StatedParameter } from '@gable/contract/catalogue'
import { Facts } from '@gable/ui/card'
import { useFacts } from '#app/features/properties/use-facts.tsx'
import '#app/shared/i18n/chat-messages.ts'
import '#app/shared/i18n/viewing-messages.ts'
import { apiFor, callerFor } from '#app/shell/api.server.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/chat-page'
import { parseChatQuery } from './chat-place.ts'
import { ChatView } from './chat-view.tsx'
import { type LoadedChat, loadChat } from './load-chat.server.ts'

/** On a phone an open conversation has the screen to itself. */
export const handle = (loaded: LoadedChat | undefined): Frame => ({
  isWide: true,
  hasNoFooter: true,
  isBareOnPhone: loaded?.opened !== undefined,
  hasNoTabBar: loaded?.opened !== undefined,
})

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const callers = { call: apiFor({ request, context }), callPlainly: callerFor({ request, context }) }
  return loadChat(callers, parseChatQuery(url.searchParams))
}

/** What members say to each other about a home. */
export default function ChatPage({ loaderData }: Route.ComponentProps) {
  return <ChatView loaded={loaderData} renderFacts={renderFacts} />
}

const renderFacts = (parameters: StatedParameter[]) => <HomeFacts parameters={parameters} />

function HomeFacts({ parameters }: { parameters: StatedParameter[] }) {
  return <Facts facts={useFacts(parameters)} />
}
