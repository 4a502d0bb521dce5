import { toMinor } from '@gable/domain/currency'
import type { Deal } from '@gable/domain/market-moves'
import { formatPrice } from '@gable/domain/price'
import { buttonClass } from '@gable/ui/button'
import { RadioGroup } from '@gable/ui/radio-group'
import { ChevronDown, MapPin, Search } from 'lucide-react'
import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import { WhereInput } from '../one-box/where-input.tsx'
import { parseSearch, toQuery } from '../search-url.ts'

const steps: Record<Deal, number[]> = {
  sell: [200_000, 300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_500_000],
  rent: [500, 800, 1_200, 1_800, 2_500, 4_000],
}

type Tab = Deal | 'projects'
const tabs: readonly Tab[] = ['sell', 'rent', 'projects']
const roomCounts = [1, 2, 3, 4, 5]

/**
 * The one question of the home page. Without scripts it is a form that leads to the same results. The first count
 * comes with the page: a button whose words change after it was drawn would move.
 */
export function SearchBox({ firstCount }: { firstCount: number }) {
  const { t } = useTranslation('search')
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const [tab, setTab] = useState<Tab>('sell')
  const [text, setText] = useState('')
  const [price, setPrice] = useState('')
  const [bedrooms, setBedrooms] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const where = useRef<HTMLLabelElement>(null)
  const isForProjects = tab === 'projects'
  const search = parseSearch(new URLSearchParams({ deal: tab, text, max: price, bedrooms }))

  // Whoever was quicker than the scripts may have chosen already.
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined)
    const deal = tabs.find((one) => one === chosen.get('deal')) ?? 'sell'
    setTab(deal)
    // The prices that could be chosen were those for buying.
    if (deal === 'sell') setPrice(String(chosen.get('max') ?? ''))
    setBedrooms(String(chosen.get('bedrooms') ?? ''))
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { text: words } = search
    const query = words ? `?${new URLSearchParams({ text: words })}` : ''
    void navigate(toLocal(isForProjects ? `/projects${query}` : `/properties${toQuery(search)}`))
  }

  return (
    <Form
      ref={form}
      action={toLocal('/properties')}
      aria-label={t('box.label')}
      className="search-box ui-float"
      onSubmit={submit}
    >
      <RadioGroup
        name="deal"
        legend={t('box.deal')}
        isLegendHidden
        look="tabs"
        defaultValue="sell"
        onChange={(value) => {
          setTab(tabs.find((one) => one === value) ?? 'sell')
          setPrice('')
        }}
        options={[
          { value: 'sell', label: t('box.buy') },
          { value: 'rent', label: t('box.rent') },
          { value: 'projects', label: t('box.projects') },
        ]}
      />
      <div className="search-box-row">
        <div className="search-box-fields" data-alone={isForProjects || undefined}>
          <label ref={where}>
            <small>{t('box.where')}</small>
            <span>
              <WhereInput
                name="text"
                value={text}
                onValueChange={setText}
                deal={isForProjects ? undefined : tab}
                anchor={where}
                aria-label={t('box.where')}
                placeholder={t('box.wherePlaceholder')}
              />
              <MapPin aria-hidden />
            </span>
          </label>
          {!isForProjects && (
            <>
              <Labelled name={t('box.price')}>
                <PriceSelect deal={tab} value={price} onChange={setPrice} />
              </Labelled>
              <Labelled name={t('box.bedrooms')}>
                <BedroomSelect value={bedrooms} onChange={setBedrooms} />
              </Labelled>
            </>
          )}
        </div>
        <SubmitButton query={isForProjects ? undefined : toQuery(search)} firstCount={firstCount} />
      </div>
    </Form>
  )
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label>
      <small>{name}</small>
      <span>
        {children}
        <ChevronDown aria-hidden />
      </span>
    </label>
  )
}

type BedroomSelectProps = { value: string; onChange: (value: string) => void }

function BedroomSelect({ value, onChange }: BedroomSelectProps) {
  const { t } = useTranslation('search')
  const { locale } = useLanguage()
  return (
    <select name="bedrooms" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('box.anyBedrooms')}</option>
      {roomCounts.map((least) => (
        <option key={least} value={`${least},`}>
          {t('box.bedroomsOrMore', { number: new Intl.NumberFormat(locale).format(least) })}
        </option>
      ))}
    </select>
  )
}

type PriceSelectProps = { deal: Deal; value: string; onChange: (value: string) => void }

function PriceSelect({ deal, value, onChange }: PriceSelectProps) {
  const { t } = useTranslation('search')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const currency = settings.currency.code
  const write = (amount: number) =>
    formatPrice({ priceMinor: toMinor(amount, currency) ?? 0, currency }, locale, {
      isCompact: true,
      hidesZeroDecimals: true,
      symbol: settings.currencySymbol,
    })
  return (
    <select name="max" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('box.anyPrice')}</option>
      {steps[deal].map((step) => (
        <option key={step} value={step}>
          {t('box.upTo', { price: write(step) })}
        </option>
      ))}
    </select>
  )
}

const PropertyCount = lazy(async () => ({ default: (await import('./property-count.tsx')).PropertyCount }))

type SubmitButtonProps = { query: string | undefined; firstCount: number }

/**
 * Projects are few: their page tells how many. What counts comes with the first change of the search: until then the
 * page has said it.
 */
function SubmitButton({ query, firstCount }: SubmitButtonProps) {
  const { t } = useTranslation('search')
  const [firstQuery] = useState(query)
  const words = query !== undefined && firstCount > 0 ? t('box.show', { count: firstCount }) : t('box.submit')
  return (
    <button type="submit" className={buttonClass({ size: 'large' }, 'lg:min-w-60')}>
      <Search aria-hidden />
      <span aria-live="polite">
        {query === undefined || query === firstQuery ? (
          words
        ) : (
          <Suspense fallback={words}>
            <PropertyCount query={query} firstCount={firstCount} />
          </Suspense>
        )}
      </span>
    </button>
  )
}
