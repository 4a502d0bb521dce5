import { buttonClass } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import { Download, FileText, Maximize2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { drawingSource } from '#app/features/gallery/drawing-source.ts'
import { isPicture } from '#app/features/gallery/gallery.ts'
import { planHref } from '#app/features/gallery/use-viewer.ts'
import { ViewerLink } from '#app/features/gallery/viewer-link.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { DetailSection } from './detail-section.tsx'
import { drawingsOf, type ShownPlan } from './shown-plan.ts'
import { useFileText } from './use-file-text.ts'

/** One plan large, the others to choose from. Without scripts a choice opens the plan over the page. */
export function PlansSection({ plans }: { plans: readonly ShownPlan[] }) {
  const { t } = useTranslation('detail')
  const [chosenId, choose] = useState(plans[0]?.id)
  const chosen = plans.find(({ id }) => id === chosenId) ?? plans[0]
  if (!chosen) return null
  const numbers = new Map(drawingsOf(plans).map(({ id }, index) => [id, index + 1]))
  return (
    <DetailSection id="plans" title={t('plans.title')}>
      {plans.length > 1 && (
        <ul className="detail-plan-choice">
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanChoice
                plan={plan}
                number={numbers.get(plan.id)}
                isChosen={plan.id === chosen.id}
                onChoose={() => choose(plan.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <PlanPanel plan={chosen} number={numbers.get(chosen.id)} />
    </DetailSection>
  )
}

type PlanProps = {
  plan: ShownPlan
  /** Where the viewer shows it; nothing where it is not a picture. */
  number: number | undefined
}

function PlanChoice({ plan, number, isChosen, onChoose }: PlanProps & { isChosen: boolean; onChoose: () => void }) {
  const toKind = usePlanKind()
  return (
    <a
      href={number ? planHref(number) : plan.paper?.url}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onChoose()
      }}
    >
      <PlanFace plan={plan} sizes="160px" alt="" />
      <span dir="auto" className="written font-semibold">
        {plan.title}
      </span>
      <bdi className="text-12 text-ink-soft">{toKind(plan)}</bdi>
    </a>
  )
}

function PlanPanel({ plan, number }: PlanProps) {
  const { t } = useTranslation('detail')
  const toKind = usePlanKind()
  const { title, paper } = plan
  return (
    <div className="detail-plan">
      <PlanFace plan={plan} sizes="(min-width: 1024px) 520px, 100vw" alt={t('plans.drawing', { title })} />
      <div className="detail-plan-words">
        <div>
          <h3 dir="auto" className="written type-block">
            {title}
          </h3>
          <p className="mt-1 text-14 text-ink-soft">
            <bdi>{toKind(plan)}</bdi>
          </p>
        </div>
        {number && (
          <ViewerLink
            href={planHref(number)}
            className={buttonClass({ variant: 'secondary', isWide: true }, 'print-hidden')}
          >
            <Maximize2 aria-hidden />
            {t('plans.enlarge')}
          </ViewerLink>
        )}
        {paper && paper.state !== 'refused' && (
          <a
            href={paper.url}
            download={paper.name}
            className={buttonClass({ variant: 'secondary', isWide: true }, 'print-hidden')}
          >
            <Download aria-hidden />
            {t('plans.download')}
          </a>
        )}
      </div>
    </div>
  )
}

/** The drawing lies whole in its frame, on a sheet that is toned in the dark. */
function PlanFace({ plan: { paper }, sizes, alt }: { plan: ShownPlan; sizes: string; alt: string }) {
  const isDrawing = paper !== null && isPicture(paper)
  return (
    <span className="detail-plan-face" data-drawing={isDrawing || undefined}>
      {isDrawing ? <Picture source={drawingSource(paper.url)} alt={alt} sizes={sizes} /> : <FileText aria-hidden />}
    </span>
  )
}

function usePlanKind() {
  const { t } = useTranslation('detail')
  const toFileText = useFileText()
  return ({ paper }: ShownPlan) => {
    if (!paper) return t('plans.preparing')
    if (paper.state) return t(`documents.${paper.state}`)
    // What it is stored as and how large says nothing to somebody who sees it.
    return isPicture(paper) ? t('plans.picture') : toFileText(paper)
  }
}
