import { Select } from '@gable/ui/select'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { LeadQuery } from './lead-query.ts'

type HomeFilterProps = { query: LeadQuery; homes: { id: number; title: string }[] }

/** A form that asks for another address; without scripts Enter sends it. */
export function HomeFilter({ query, homes }: HomeFilterProps) {
  const { t } = useTranslation('leads')
  const toLocal = useLocalPath()
  const submit = useSubmit()
  return (
    <Form method="get" action={toLocal('/user/leads')} className="mb-4">
      {query.tab !== 'open' && <input type="hidden" name="tab" value={query.tab} />}
      <Select
        name="home"
        isSmall
        aria-label={t('home.filter')}
        className="max-w-80"
        // Another address is another beginning of what is chosen.
        key={query.homeId}
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
      <noscript>
        <button type="submit">{t('home.apply')}</button>
      </noscript>
      <VisuallyHidden>{t('home.filterHint')}</VisuallyHidden>
    </Form>
  )
}
