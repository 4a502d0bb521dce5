import { Skeleton } from '@gable/ui/skeleton'

/** The outline of every step, until the scripts are there: what is typed before them would be lost. */
export function WizardSkeleton({ title }: { title: string }) {
  return (
    <main id="main" className="ui-container" aria-busy="true">
      <div className="site-header-bar h-(--header-height) border-transparent" />
      <div className="wizard">
        <Skeleton className="h-80 max-lg:hidden" />
        <div className="wizard-body min-h-[120vh]">
          <h1 className="type-page">{title}</h1>
          <Skeleton className="h-20" />
          <Skeleton className="h-48" />
          <Skeleton className="h-12" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-96 max-lg:hidden" />
      </div>
    </main>
  )
}
