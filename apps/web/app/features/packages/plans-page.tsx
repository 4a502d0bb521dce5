import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import '#app/shared/i18n/limit-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

/** Where every limit leads. Until plans are sold, it says so. */
export default function PlansPage() {
  const { t } = useTranslation('limits')
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead title={t('plans.title')} isPrivate />
      <h1 className="type-page">{t('plans.title')}</h1>
      <EmptyState
        illustration="house"
        title={t('plans.none')}
        actions={
          <>
            <LocalLink to="/user/my-properties" className={buttonClass()}>
              {t('plans.toListings')}
            </LocalLink>
            <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
              {t('plans.toHome')}
            </LocalLink>
          </>
        }
      >
        {t('plans.text')}
      </EmptyState>
    </main>
  )
}
