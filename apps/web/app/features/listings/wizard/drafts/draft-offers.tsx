import type { Draft } from '@gable/contract/drafts'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { buttonClass } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { FilePenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import type { StepName } from '../define-listing-wizard.ts'

type DraftOffersProps = {
  drafts: readonly Draft[]
  now: number
  /** Of the form. */
  path: string
  /** An older version of the form may have had other steps. */
  toStep: (text: string) => StepName
}

/** What was begun before, here or on another device. */
export function DraftOffers({ drafts, now, path, toStep }: DraftOffersProps) {
  const { t } = useTranslation('posting')
  const toErrorText = useErrorText()
  const [gone, setGone] = useState<readonly string[]>([])
  const left = drafts.filter(({ id }) => !gone.includes(id))
  if (left.length === 0) return null

  async function remove(id: string) {
    try {
      const { discardDraft } = await import('./draft-calls.ts')
      await discardDraft(id)
      setGone((before) => [...before, id])
      showToast({ text: t('drafts.deleted') })
    } catch (error) {
      showToast({ tone: 'bad', text: toErrorText(error) })
    }
  }

  return (
    <section className="ui-panel grid gap-3 p-5" aria-label={t('drafts.title')}>
      <div>
        <h2 className="font-semibold">{t('drafts.title')}</h2>
        <p className="text-14 text-ink-soft">{t('drafts.text')}</p>
      </div>
      <ul className="wizard-drafts">
        {left.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            now={now}
            step={toStep(draft.step)}
            path={path}
            onRemove={() => void remove(draft.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type DraftRowProps = { draft: Draft; now: number; step: StepName; path: string; onRemove: () => void }

function DraftRow({ draft, now, step, path, onRemove }: DraftRowProps) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const title = draft.content.title || t('drafts.untitled')
  const time = formatRelativeTime(new Date(draft.updatedAt), new Date(now), locale)
  return (
    <li>
      <FilePenLine className="size-5 text-ink-soft" aria-hidden />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="written truncate text-15 font-medium">
          {title}
        </p>
        <p className="truncate text-13 text-ink-soft">{t('drafts.at', { step: t(`steps.${step}`), time })}</p>
      </div>
      <IconButton label={t('drafts.delete', { title })} size="small" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      {/* Another form begins, so the page does as well. */}
      <a
        href={toLocal(`${path}/${step}?draft=${draft.id}`)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        aria-label={`${t('drafts.continue')}: ${title}`}
      >
        {t('drafts.continue')}
      </a>
    </li>
  )
}
