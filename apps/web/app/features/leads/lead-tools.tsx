import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Search } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { type LeadQuery, longestSearch } from './lead-query.ts'

type LeadToolsProps = { query: LeadQuery; homes: { id: number; title: string }[] }

/** A form that asks for another address; without scripts Enter sends it. */
export function LeadTools({ query, homes }: LeadToolsProps) {
  const { t } = useTranslation('leads')
  const toLocal = useLocalPath()
  const submit = useSubmit()
  return (
    <search>
      <Form method="get" action={toLocal('/user/leads')} className="lead-tools">
        {query.tab !== 'open' && <input type="hidden" name="tab" value={query.tab} />}
        <TextInput
          // Another search is another beginning of what is typed.
          key={`text ${query.text}`}
          type="search"
          name="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          defaultValue={query.text}
          maxLength={longestSearch}
          start={<Search className="size-4.5 flex-none text-ink-soft" aria-hidden />}
        />
        {homes.length > 1 && (
          <>
            <Select
              name="home"
              aria-label={t('home.filter')}
              aria-describedby="lead-home-hint"
              key={`home ${query.homeId}`}
              defaultValue={query.homeId ?? ''}
              onChange={({ target: { form } }) => void submit(form, { preventScrollReset: true })}
            >
              <option value="">{t('home.all')}</option>
              {homes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
            <VisuallyHidden>
              <span id="lead-home-hint">{t('home.filterHint')}</span>
            </VisuallyHidden>
          </>
        )}
        <noscript>
          <button type="submit">{t('home.apply')}</button>
        </noscript>
      </Form>
    </search>
  )
}
