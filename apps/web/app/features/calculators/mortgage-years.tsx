import { type Instalment, type Mortgage, type MortgageYear, scheduleMortgage } from '@gable/domain/mortgage'
import { buttonClass } from '@gable/ui/button'
import { ChevronDown, Lock } from 'lucide-react'
import { useState } from 'react'
import { usePlansPath } from '#app/features/packages/use-plans-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { MemberLink } from '#app/shell/member-link.tsx'
import { MortgageChart } from './mortgage-chart.tsx'
import { useAmount } from './use-amount.ts'

/** Who reads the schedule month by month, and what the others would need. */
export type DetailAccess = 'granted' | 'visitor' | 'package'

/** As many as everybody reads. */
const openYears = 5

type MortgageYearsProps = {
  mortgage: Mortgage
  access: DetailAccess
  /** The address of the figures. */
  query: string
  /** The years whose months the address asks for: how they open without scripts. */
  opened: readonly number[]
}

/** The years as a drawing and as a table, and for those who may read them the months behind each year. */
export function MortgageYears({ mortgage, access, query, opened }: MortgageYearsProps) {
  const { t } = useTranslation('calculators')
  const years = scheduleMortgage(mortgage)
  const isWhole = access === 'granted'
  return (
    <section className="calculator-schedule">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="type-block">{t('years.title')}</h2>
        <p className="calculator-key" aria-hidden>
          <span data-part="repayment">{t('years.repayment')}</span>
          <span data-part="interest">{t('years.interest')}</span>
        </p>
      </div>
      <MortgageChart years={years} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="calculator-table" aria-label={t('years.table')} tabIndex={0}>
        <YearsTable years={isWhole ? years : years.slice(0, openYears)} hasMonths={isWhole} {...{ query, opened }} />
      </section>
      {access !== 'granted' && <Gate access={access} query={query} />}
    </section>
  )
}

type YearsTableProps = Pick<MortgageYearsProps, 'query' | 'opened'> & { years: MortgageYear[]; hasMonths: boolean }

function YearsTable({ years, hasMonths, query, opened }: YearsTableProps) {
  const { t } = useTranslation('calculators')
  const [open, setOpen] = useState(opened)
  const toggle = (year: number) => setOpen(open.includes(year) ? open.filter((one) => one !== year) : [...open, year])
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('years.year')}</th>
          <th scope="col">{t('years.repayment')}</th>
          <th scope="col">{t('years.interest')}</th>
          <th scope="col">{t('years.balance')}</th>
        </tr>
      </thead>
      {years.map((year) => (
        <tbody key={year.year} id={`year-${year.year}`}>
          <tr>
            <th scope="row">
              {hasMonths ? (
                <MonthsLink year={year.year} isOpen={open.includes(year.year)} query={query} onToggle={toggle} />
              ) : (
                t('years.yearOf', { year: year.year })
              )}
            </th>
            <Amounts {...year} />
          </tr>
          {hasMonths && open.includes(year.year) && <Months months={year.months} />}
        </tbody>
      ))}
    </table>
  )
}

type MonthsLinkProps = { year: number; isOpen: boolean; query: string; onToggle: (year: number) => void }

/** A link, so that the months are there without scripts too. */
function MonthsLink({ year, isOpen, query, onToggle }: MonthsLinkProps) {
  const { t } = useTranslation('calculators')
  return (
    <LocalLink
      to={`/mortgage-calculator${query}${isOpen ? '' : `&open=${year}`}#year-${year}`}
      className="calculator-months-link"
      aria-label={t('years.showMonths', { year })}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault()
        onToggle(year)
      }}
    >
      {t('years.yearOf', { year })}
      <ChevronDown aria-hidden />
    </LocalLink>
  )
}

function Months({ months }: Pick<MortgageYear, 'months'>) {
  const { t } = useTranslation('calculators')
  return months.map((month) => (
    <tr key={month.month} className="calculator-month">
      <th scope="row">{t('years.monthOf', { month: month.month })}</th>
      <Amounts {...month} isExact />
    </tr>
  ))
}

type AmountsProps = Pick<Instalment, 'principalMinor' | 'interestMinor' | 'balanceMinor'> & { isExact?: boolean }

function Amounts({ principalMinor, interestMinor, balanceMinor, isExact = false }: AmountsProps) {
  const amount = useAmount()
  return [principalMinor, interestMinor, balanceMinor].map((minor, index) => (
    <td key={['repayment', 'interest', 'balance'][index]}>
      <bdi>{amount(minor, { isExact })}</bdi>
    </td>
  ))
}

function Gate({ access, query }: { access: 'visitor' | 'package'; query: string }) {
  const { t } = useTranslation('calculators')
  const plansPath = usePlansPath()
  const look = buttonClass({ variant: 'secondary' })
  return (
    <div className="ui-panel calculator-gate print-hidden">
      <span>
        <Lock aria-hidden />
      </span>
      <p>
        <b>{t('years.gate.title')}</b>
        {t(access === 'visitor' ? 'years.gate.signIn' : 'years.gate.plan')}
      </p>
      {access === 'visitor' ? (
        <MemberLink to={`/mortgage-calculator${query}`} className={look}>
          {t('years.gate.signInAction')}
        </MemberLink>
      ) : (
        <LocalLink to={plansPath} className={look}>
          {t('years.gate.planAction')}
        </LocalLink>
      )}
    </div>
  )
}
