import type { FeedPreferences } from '@gable/contract/feed'
import { Button } from '@gable/ui/button'
import { Switch } from '@gable/ui/switch'
import { RotateCcw } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'

/** What may be learnt from what a member does. Each switch works at once, and the picks follow. */
export function LearningPanel({ preferences }: { preferences: FeedPreferences }) {
  const { t } = useTranslation('feed')
  const toLocal = useLocalPath()
  const forgetting = useFetcher()
  return (
    <section className="ui-panel feed-learning">
      <h2 className="text-15 font-semibold">{t('learn.title')}</h2>
      <LearningSwitch name="saved" isOn={preferences.learnsFromSaved} />
      <LearningSwitch name="seen" isOn={preferences.learnsFromSeen} />
      <LearningSwitch name="searches" isOn={preferences.learnsFromSearches} />
      <forgetting.Form method="post" action={toLocal(feedPath)}>
        <Button
          type="submit"
          variant="quiet"
          size="small"
          name="intent"
          value="forget"
          isLoading={forgetting.state !== 'idle'}
        >
          <RotateCcw aria-hidden />
          {t('reset')}
        </Button>
      </forgetting.Form>
    </section>
  )
}

type LearningSwitchProps = { name: 'saved' | 'seen' | 'searches'; isOn: boolean }

function LearningSwitch({ name, isOn }: LearningSwitchProps) {
  const { t } = useTranslation('feed')
  const toLocal = useLocalPath()
  const { submit, formData, data } = useFetcher<{ refusal: object | null }>()
  // As it was just pressed, until the answer is there.
  const isShownOn = formData ? formData.get(name) === '1' : isOn
  return (
    <div>
      <Switch
        label={t(`learn.${name}`)}
        description={t(`learn.${name}Text`)}
        checked={isShownOn}
        onChange={({ currentTarget: { checked } }) =>
          void submit({ intent: 'learn', [name]: checked ? '1' : '0' }, { method: 'post', action: toLocal(feedPath) })
        }
      />
      {data?.refusal && (
        <p role="alert" className="text-14 text-bad">
          {t('notSaved')}
        </p>
      )}
    </div>
  )
}
