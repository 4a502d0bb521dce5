import { useState } from 'react'
import '#app/shared/i18n/detail-messages.ts'
import '#app/shared/i18n/posting-messages.ts'
import '#app/shared/i18n/translation-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import type { ListingWizard, Sent, StepName, WizardTexts } from './define-listing-wizard.ts'
import type { ListingValues } from './listing-values.ts'

import { SentScreen } from './sent-screen.tsx'
import { WizardSkeleton } from './wizard-skeleton.tsx'
import { type Loaded, WizardSteps } from './wizard-steps.tsx'

export const wizardFrame: Frame = { hasOwnHeader: true, hasNoTabBar: true, hasNoFooter: true }

type WizardPageProps<Values extends ListingValues, Step extends StepName, Listing> = {
  wizard: ListingWizard<Values, Step, Listing>
  texts: WizardTexts<Step>
  loaderData: Loaded<Listing>
  /** As the address has it. */
  stepName: string | undefined
}

export function WizardPage<
  Values extends ListingValues,
  Step extends StepName,
  Listing extends { id: number; slug: string },
>({ wizard, texts, loaderData, stepName }: WizardPageProps<Values, Step, Listing>) {
  const { t } = useTranslation('posting')
  const isHydrated = useIsHydrated()
  const [sent, setSent] = useState<Sent>()
  const isEdit = loaderData.asked.kind === 'edit'
  const step = wizard.toStep(stepName)
  const name: StepName = step
  const changed = sent?.isInReview ? t('sent.savedReview') : t('sent.savedLive')
  return (
    <>
      <PageHead title={`${texts.pageTitle} · ${t(`steps.${name}`)}`} isPrivate />
      {sent && (
        <SentScreen
          title={isEdit ? t('sent.saved') : texts.sent}
          text={isEdit ? changed : t('sent.text')}
          view={{ to: `/${wizard.viewPath}/${encodeURIComponent(sent.slug)}`, label: texts.view }}
          mine={{ to: wizard.listPath, label: texts.mine }}
          another={isEdit ? undefined : { to: wizard.path, label: texts.another }}
        />
      )}
      {/* What is typed before the scripts are there would be lost, so the form comes with them. */}
      {!sent && !isHydrated && <WizardSkeleton title={texts.titleOf(step)} />}
      {!sent && isHydrated && (
        <WizardSteps {...loaderData} wizard={wizard} texts={texts} step={step} onSent={setSent} />
      )}
    </>
  )
}
