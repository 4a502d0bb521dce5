import { useLocation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import './calculators.css'
import { type FilledHome, HomeStrip } from './home-strip.tsx'
import { MortgageForm } from './mortgage-form.tsx'
import { MortgageResult } from './mortgage-result.tsx'
import { type DetailAccess, MortgageYears } from './mortgage-years.tsx'
import { useMortgage } from './use-mortgage.ts'

type MortgageCalculatorProps = { home: FilledHome | null; access: DetailAccess }

/** The form, the answer beside it, and the years below. */
export function MortgageCalculator({ home, access }: MortgageCalculatorProps) {
  const { t } = useTranslation('calculators')
  const opened = new URLSearchParams(useLocation().search).getAll('open')
  const mortgage = useMortgage(home?.slug)
  return (
    <main id="main" className="ui-container calculator">
      <PageHead title={t('mortgage.title')} description={t('mortgage.description')} />
      <header className="mb-8 grid gap-2">
        <h1 className="type-page">{t('mortgage.title')}</h1>
        <p className="text-ink-soft">{t('mortgage.lead')}</p>
      </header>
      <div className="calculator-columns">
        <div className="min-w-0">
          {home && <HomeStrip home={home} query={mortgage.queryWithoutHome} />}
          <MortgageForm mortgage={mortgage} homeSlug={home?.slug} />
        </div>
        <MortgageResult mortgage={mortgage} />
        {mortgage.reading.mortgage && (
          <MortgageYears
            mortgage={mortgage.reading.mortgage}
            access={access}
            query={mortgage.query}
            opened={opened.map(Number)}
          />
        )}
      </div>
    </main>
  )
}
