import { formatRelativeTime } from '@gable/domain/relative-time'
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { SaveState } from './autosave.ts'

type SaveNoteProps = {
  state: SaveState
  /** What is kept is not on the site yet, and must not sound as if it were. */
  isEdit?: boolean
  onRetry: () => void
}

/** What has become of what was typed. It never says saved before the server has said so. */
export function SaveNote({ state, isEdit = false, onRetry }: SaveNoteProps) {
  const { t } = useTranslation('posting')
  const toSavedText = useSavedText(isEdit)
  if (state.kind === 'untouched') return null
  const isBad = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'refused'
  const Icon = icons[state.kind]
  return (
    <output className="wizard-saved" data-bad={isBad || undefined}>
      <Icon className={state.kind === 'saving' ? 'ui-spinner' : undefined} aria-hidden />
      {/* The seconds go by without being read out each time. */}
      {state.kind === 'saved' ? (
        <span aria-label={t(isEdit ? 'save.keptNow' : 'save.savedNow')}>{toSavedText(state.at)}</span>
      ) : (
        t(`save.${state.kind}`)
      )}
      {state.kind === 'failed' && (
        <button type="button" className="ui-link ui-link-underlined" onClick={onRetry}>
          {t('save.retry')}
        </button>
      )}
    </output>
  )
}

const icons = {
  waiting: LoaderCircle,
  saving: LoaderCircle,
  saved: CircleCheck,
  failed: CloudOff,
  conflict: CircleAlert,
  refused: CircleAlert,
}

const tickMs = 5_000

function useSavedText(isEdit: boolean) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (at: number) =>
    t(isEdit ? 'save.kept' : 'save.saved', {
      time: formatRelativeTime(new Date(at), new Date(Math.max(now, at)), locale),
    })
}
