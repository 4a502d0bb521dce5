import type { NotificationSettings } from '@gable/contract/notifications'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LeaveDialog } from '#app/shared/leave-dialog.tsx'
import { ChoicesTable } from './choices-table.tsx'
import { DigestChoice } from './digest-choice.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** All of it is saved together, by the bar that appears once something differs. */
export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notifications')
  const { values, change, changes, save, discard, isSaving, failure } = useSettingsForm(settings)
  const { pathname: here } = useLocation()
  return (
    <form
      className="min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <LeaveDialog
        isActive={changes > 0 && !isSaving}
        isInside={(pathname) => pathname === here}
        texts={{
          title: t('settings.leaveTitle'),
          text: t('settings.leaveText'),
          leave: t('settings.leave'),
          stay: t('settings.stay'),
        }}
      />
      <ChoicesTable choices={values.choices} onChange={(choices) => change({ choices })} />
      <QuietHours {...values} onChange={change} />
      <DigestChoice digest={values.digest} onChange={(digest) => change({ digest })} />
      {changes > 0 && (
        <div className="save-bar">
          {failure && (
            <Note tone="bad" isAlert className="w-full">
              {failure}
            </Note>
          )}
          <output className="save-bar-text">{t('settings.changes', { count: changes })}</output>
          <Button variant="quiet" className="text-ink" onClick={discard}>
            {t('settings.discard')}
          </Button>
          <Button type="submit" isLoading={isSaving}>
            {t('settings.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
