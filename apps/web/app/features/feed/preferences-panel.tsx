import type { FeedPreferences } from '@gable/contract/feed'
import { Dialog } from '@gable/ui/dialog'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'
import { type Choices, PreferencesForm } from './preferences-form.tsx'
import { useWishWords } from './use-wish-words.ts'

type PreferencesPanelProps = { preferences: FeedPreferences; choices: Choices }

/** Beside the picks on a desk; on phones what was said in short, and a sheet to change it. */
export function PreferencesPanel({ preferences, choices }: PreferencesPanelProps) {
  const { t } = useTranslation(['feed', 'common'])
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const isEditing = useSearchParams()[0].has('edit')
  return (
    <>
      <Summary preferences={preferences} choices={choices} />
      <div className="ui-panel feed-preferences" data-editing={isEditing || undefined}>
        <h2 className="type-block mb-4">{t('preferences')}</h2>
        <PreferencesForm preferences={preferences} choices={choices} />
      </div>
      <Dialog
        isOpen={isEditing}
        title={t('preferences')}
        closeLabel={t('common:dialog.close')}
        onOpenChange={(isOpen) => {
          if (!isOpen) void navigate(toLocal(feedPath), { preventScrollReset: true })
        }}
      >
        <PreferencesForm preferences={preferences} choices={choices} />
      </Dialog>
    </>
  )
}

function Summary({ preferences, choices }: PreferencesPanelProps) {
  const { t } = useTranslation('feed')
  const words = useWishWords(preferences, choices)
  return (
    <div className="ui-panel feed-summary">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-15 font-semibold">{t('preferences')}</h2>
        <LocalLink to={`${feedPath}?edit=1`} preventScrollReset className="ui-link">
          {t('change')}
        </LocalLink>
      </div>
      {words.length === 0 ? (
        <p className="mt-2 text-14 text-ink-soft">{t('anyText')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="feed-wish">
              <bdi>{word}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
