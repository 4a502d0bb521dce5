import { riskOf } from '@gable/domain/chat-risks'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type RiskNoteProps = { text: string; isOwn: boolean }

/** Beside words that swindlers use, or that one had better not tell; found here, told to nobody. */
export function RiskNote({ text, isOwn }: RiskNoteProps) {
  const { t } = useTranslation('chat')
  const risk = riskOf(text)
  if (!risk) return null
  return (
    <p className="chat-risk" role="note">
      <ShieldAlert aria-hidden />
      {t(isOwn ? `risk.own.${risk}` : `risk.theirs.${risk}`)}
    </p>
  )
}
