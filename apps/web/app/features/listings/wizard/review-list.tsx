import { Note } from '@gable/ui/note'
import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { fieldId, type Problems, useProblemText } from './wizard-form.ts'

type ReviewSummaryProps = {
  problems: Problems
  failure: string | undefined
  toLabel: (path: string) => string
  /** The address of the step that asks for a field. */
  wayTo: (path: string) => string
}

/** Everything that keeps it from being sent, each one link away; or why sending failed. */
export function ReviewSummary({ problems, failure, toLabel, wayTo }: ReviewSummaryProps) {
  const { t } = useTranslation('common')
  const toText = useProblemText()
  const isShown = problems.size > 0 || failure !== undefined
  return (
    <div id="review-summary" tabIndex={-1} className={isShown ? 'scroll-mt-6 outline-none' : 'hidden'}>
      {problems.size > 0 && (
        <Note tone="bad" lead={t('validation.summary', { count: problems.size })}>
          <ul className="mt-1 grid gap-0.5">
            {[...problems].map(([path, problem]) => (
              <li key={path}>
                <LocalLink to={`${wayTo(path)}#${fieldId(path)}`} className="ui-link-underlined">
                  {toLabel(path)}
                </LocalLink>
                {': '}
                {toText(problem)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {problems.size === 0 && failure && (
        <Note tone="bad" isAlert>
          {failure}
        </Note>
      )}
    </div>
  )
}

/** The list of what is wrong gets the focus; from there every field is one link away. */
export function showSummary() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#review-summary')?.focus())
}

type ReviewRowProps = {
  name: string
  to: string
  /** What of this step must change. */
  wrong: readonly string[]
  summary: string
  advice: ReactNode
}

export function ReviewRow({ name, to, wrong, summary, advice }: ReviewRowProps) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const isWrong = wrong.length > 0
  const action = t(isWrong ? 'review.add' : 'review.edit')
  const state = isWrong ? 'bad' : advice ? 'warn' : 'good'
  const Icon = isWrong ? CircleAlert : advice ? CircleDot : CircleCheck
  return (
    <li data-state={state}>
      <Icon aria-hidden />
      <div className="min-w-0">
        <h2>{name}</h2>
        <p>
          <span dir="auto" className="written">
            {isWrong ? t('review.missing', { fields: new Intl.ListFormat(locale).format(wrong) }) : summary}
          </span>
          {!isWrong && advice && <>. {advice}</>}
        </p>
      </div>
      <LocalLink to={to} className="ui-link" aria-label={`${action}: ${name}`}>
        {action}
      </LocalLink>
    </li>
  )
}
