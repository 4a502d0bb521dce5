import type { AgentCard as Agent } from '@gable/contract/agents'
import '#app/shared/i18n/agent-messages.ts'
import { AgentCard } from './agent-card.tsx'

/** The first of the agents, on the landing page. */
export function LandingAgents({ agents }: { agents: readonly Agent[] }) {
  return (
    <div className="agent-cards agent-rail">
      {agents.map((agent) => (
        <AgentCard key={agent.id} agent={agent} />
      ))}
    </div>
  )
}
