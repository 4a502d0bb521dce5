import { spokenLanguages } from '@gable/domain/spoken-languages'
import { Button } from '@gable/ui/button'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { AgentSearch } from './agent-search.ts'
import { useLanguageNames } from '#app/features/listings/lister/use-language-names.ts'
import './agents-filters.css'

/** A plain form, so that it works before and without any script. */
export function AgentsFilters({ search }: { search: AgentSearch }) {
  const { t } = useTranslation('agents')
  const nameOf = useLanguageNames()
  const toLocal = useLocalPath()
  const languages = spokenLanguages
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <Form action={toLocal('/agents')} className="agents-filters" preventScrollReset>
      <TextInput
        type="search"
        name="search"
        defaultValue={search.text}
        maxLength={200}
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        start={<Search className="size-4.5 flex-none text-ink-soft" aria-hidden />}
        className="agents-search"
      />
      <Select name="language" defaultValue={search.language} aria-label={t('filters.language')}>
        <option value="">{t('filters.anyLanguage')}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <label className="ui-choice">
        <input type="checkbox" name="verified" value="1" defaultChecked={search.isVerifiedOnly} className="ui-box" />
        <span>{t('filters.verified')}</span>
      </label>
      <Button type="submit" variant="secondary">
        {t('filters.find')}
      </Button>
    </Form>
  )
}
