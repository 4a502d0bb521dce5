import { detectTextLanguage } from '@gable/domain/text-language'
import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { RadioGroup } from '@gable/ui/radio-group'
import { Select } from '@gable/ui/select'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { DescriptionField, TitleField } from './basic-fields.tsx'
import type { ListingValues } from './listing-values.ts'

/** Title and description in further languages, one at a time, and what the first ones are written in. */
export function TranslationFields() {
  const { t } = useTranslation('translations')
  const nameOf = useLanguageName()
  const { languages } = useSite()
  const original = useOriginalLanguage()
  const { fields, append, remove } = useFieldArray<ListingValues, 'translations'>({ name: 'translations' })
  const [shownId, setShownId] = useState<string>()
  const found = fields.findIndex(({ id }) => id === shownId)
  const shown = found >= 0 ? found : fields.length - 1
  const isFree = (code: string) => code !== original && fields.every(({ language }) => language !== code)
  const free = languages.filter(({ code }) => isFree(code))
  return (
    <fieldset className="grid gap-5">
      <legend className="wizard-legend">{t('title')}</legend>
      <p className="ui-hint">{t('text')}</p>
      <OriginalLanguage language={original} taken={fields.map(({ language }) => language)} />
      {fields.length > 0 && (
        <RadioGroup
          name="shown-language"
          legend={t('title')}
          isLegendHidden
          look="tabs"
          value={fields[shown]?.id}
          onChange={setShownId}
          options={fields.map(({ id, language }) => ({ value: id, label: nameOf(language) }))}
        />
      )}
      {fields.map(
        ({ id, language }, index) =>
          index === shown && (
            <div key={id} lang={language} className="grid gap-5">
              <TitleField path={`translations.${index}.title`} />
              <DescriptionField path={`translations.${index}.description`} />
              <Button variant="quiet" className="justify-self-start" onClick={() => remove(index)}>
                <X aria-hidden />
                {t('remove', { language: nameOf(language) })}
              </Button>
            </div>
          ),
      )}
      {free.length > 0 && (
        <Select
          aria-label={t('add')}
          value=""
          className="max-w-80"
          onChange={({ target }) => {
            setShownId(undefined)
            append({ language: target.value, title: '', description: '' })
          }}
        >
          <option value="">{t('add')}</option>
          {free.map(({ code }) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}

type OriginalLanguageProps = { language: string; taken: readonly string[] }

function OriginalLanguage({ language, taken }: OriginalLanguageProps) {
  const { t } = useTranslation('translations')
  const nameOf = useLanguageName()
  const { setValue } = useFormContext<ListingValues>()
  const { languages } = useSite()
  const codes = new Set<string>([language, ...languages.map(({ code }) => code)])
  return (
    <Field id="field-textLanguage" label={t('original')}>
      {(control) => (
        <Select
          {...control}
          className="max-w-80"
          value={language}
          onChange={({ target }) => setValue('textLanguage', target.value, { shouldDirty: true })}
        >
          {[...codes].map((code) => (
            <option key={code} value={code} disabled={taken.includes(code)}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** As it was chosen; until then as its letters tell. */
function useOriginalLanguage(): string {
  const { code } = useLanguage()
  const { title, textLanguage } = useWatch<ListingValues>()
  return textLanguage || detectTextLanguage(title ?? '', code)
}

function useLanguageName(): (code: string) => string {
  const { locale } = useLanguage()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (code) => names.of(code) ?? code
}
