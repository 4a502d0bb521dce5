import type { Draft } from '@gable/contract/drafts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useSite } from '#app/shell/site.ts'
import { ConflictDialog } from './drafts/conflict-dialog.tsx'
import { RefusedNote } from './drafts/refused-note.tsx'
import { shownState, type useDraft } from './drafts/use-draft.ts'
import { findGate } from './gates/find-gate.ts'
import { GateDialog } from './gates/gate-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ResumedNote } from './drafts/resumed-note.tsx'
import { SaveNote } from './save-note.tsx'
import { useHashFocus } from './use-hash-focus.ts'
import { useIsInside, useLeaving } from './use-leaving.ts'
import type { useSubmit } from './use-submit.ts'
import { WizardFrame } from './wizard-frame.tsx'

type Sending = Pick<ReturnType<typeof useSubmit>, 'gate' | 'closeGate'>
type Page = Pick<ComponentProps<typeof WizardFrame>, 'name' | 'steps' | 'title' | 'text' | 'aside' | 'bar'>

type GuardedFrameProps = Page & {
  /** The address of the wizard, and of the step that is open. */
  path: string
  stepPath: string
  /** Something that is on the site already is changed: what is kept of it is not on the site before its button. */
  isEdit: boolean
  hasChanged: boolean
  draft: ReturnType<typeof useDraft>
  openedDraft: Draft | undefined
  /** The changes of last time, which the form begins with. */
  resumed: Draft | undefined
  onDiscard: () => void
  media: Media
  sending: Sending
  children: ReactNode
}

/** Around the steps of whatever is listed: what is saved, what is in the way, and what would be lost by leaving. */
export function GuardedFrame(props: GuardedFrameProps) {
  const { path, stepPath, isEdit, hasChanged, draft, openedDraft, sending, children, ...page } = props
  const { t } = useTranslation('posting')
  const entry = useEntryGate(isEdit)
  const leaving = useLeaving(draft.flush)
  useHashFocus()
  return (
    <>
      <LeaveGuard reason={useLeaveReason(props)} isInside={useIsInside(path)} />
      <ConflictDialog other={draft.other} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
      <GateDialog
        gate={sending.gate ?? entry.gate}
        nextPath={stepPath}
        onClose={() => {
          sending.closeGate()
          entry.close()
        }}
      />
      <WizardFrame
        name={page.name}
        badge={isEdit ? undefined : t('draft')}
        saveNote={
          (!isEdit || hasChanged) && (
            <SaveNote state={shownState(draft.state, openedDraft)} isEdit={isEdit} onRetry={() => void draft.retry()} />
          )
        }
        leaveLabel={t(isEdit ? 'save.close' : 'save.leave')}
        onLeave={leaving.leave}
        isLeaving={leaving.isLeaving}
        steps={page.steps}
        title={page.title}
        text={page.text}
        aside={page.aside}
        bar={page.bar}
      >
        {draft.state.kind === 'refused' && <RefusedNote code={draft.state.code} />}
        {props.resumed && hasChanged && <ResumedNote draft={props.resumed} onDiscard={props.onDiscard} />}
        {children}
      </WizardFrame>
    </>
  )
}

/** The profile is asked for at the beginning, when putting it right costs nothing; whoever wants may write first. */
function useEntryGate(isEdit: boolean) {
  const site = useSite()
  const [gate, setGate] = useState(() => (isEdit ? undefined : findGate(site)))
  return { gate, close: () => setGate(undefined) }
}

type LeaveState = Pick<GuardedFrameProps, 'media' | 'isEdit' | 'hasChanged' | 'draft'>

/** What would be lost by leaving now. */
function useLeaveReason({ media, isEdit, hasChanged, draft }: LeaveState): string | undefined {
  const { t } = useTranslation('posting')
  if (media.underWay.length > 0) return t('leave.uploads')
  const isSafe = draft.state.kind === 'untouched' || draft.state.kind === 'saved'
  if (isSafe || (isEdit && !hasChanged)) return undefined
  return t(isEdit ? 'leave.edit' : 'leave.unsaved')
}
