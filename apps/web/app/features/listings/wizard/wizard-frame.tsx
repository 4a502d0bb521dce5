import { Badge } from '@gable/ui/badge'
import { Button } from '@gable/ui/button'
import { Logo } from '@gable/ui/logo'
import { type Step, StepList } from '@gable/ui/step-list'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'

type WizardFrameProps = {
  /** What is being written, as far as it has a name. */
  name: string
  badge: string | undefined
  saveNote: ReactNode
  leaveLabel: string
  onLeave: () => void
  isLeaving: boolean
  steps: readonly Step[]
  title: string
  text: string
  children: ReactNode
  aside: ReactNode
  bar: ReactNode
}

/** The page around every step: where one is, what is saved, how it will look and how to go on. */
export function WizardFrame(props: WizardFrameProps) {
  const { t } = useTranslation('posting')
  return (
    <>
      <WizardHeader {...props} />
      <main id="main" className="ui-container">
        <div className="wizard">
          <StepList
            label={t('steps.label')}
            steps={props.steps}
            anchor={RouterAnchor}
            className="max-lg:hidden lg:sticky lg:top-10 lg:self-start"
          />
          <div className="wizard-body">
            <PhoneSteps steps={props.steps} />
            <header>
              <h1 className="type-page">{props.title}</h1>
              <p className="mt-2 max-w-[56ch] text-ink-soft">{props.text}</p>
            </header>
            {props.children}
          </div>
          <aside className="grid content-start gap-6">{props.aside}</aside>
        </div>
        <div className="wizard-bar print-hidden">
          <div className="ui-container">{props.bar}</div>
        </div>
      </main>
    </>
  )
}

function WizardHeader({ name, badge, saveNote, leaveLabel, onLeave, isLeaving }: WizardFrameProps) {
  const { t } = useTranslation('shell')
  const { settings } = useSite()
  return (
    <header className="site-header-bar print-hidden">
      <div className="ui-container flex h-(--header-height) items-center gap-4 md:gap-8">
        <LocalLink to="/" aria-label={t('header.home', { site: settings.siteName })} className="flex">
          <Logo name={settings.siteName} />
        </LocalLink>
        <p className="flex min-w-0 items-center gap-3 text-14 text-ink-soft max-md:hidden">
          <span dir="auto" className="written truncate">
            {name}
          </span>
          {badge && <Badge>{badge}</Badge>}
        </p>
        <div className="ms-auto flex min-w-0 items-center gap-4">
          {saveNote}
          <Button
            variant="secondary"
            className="shrink-0 px-3.5 text-14 max-sm:shrink"
            isLoading={isLeaving}
            onClick={onLeave}
          >
            {leaveLabel}
          </Button>
        </div>
      </div>
    </header>
  )
}

/** The same map in two lines, where there is no room beside the form. */
function PhoneSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('posting')
  const index = steps.findIndex(({ isCurrent }) => isCurrent)
  const [current, next] = [steps[index], steps[index + 1]]
  if (!current) return null
  const position = { number: index + 1, total: steps.length }
  return (
    <nav aria-label={t('steps.label')} className="wizard-phone-steps lg:hidden">
      <p className="flex justify-between gap-4 text-14">
        <b className="font-semibold">{t('steps.position', { ...position, name: current.label })}</b>
        {next && <span className="text-ink-soft">{t('steps.next', { name: next.label })}</span>}
      </p>
      <ol>
        {steps.map((step, place) => (
          <li key={step.id} data-on={place <= index || undefined} data-state={step.state}>
            <RouterAnchor
              href={step.href}
              aria-label={String(step.label)}
              aria-current={step.isCurrent ? 'step' : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
