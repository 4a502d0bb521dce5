import { maxMetaKeywords, metaKeywords } from '@gable/domain/meta-rules'
import { RemovableChip } from '@gable/ui/chip'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { fieldId, useFieldError } from './wizard-form.ts'

type KeywordInputProps = { phrases: readonly string[]; onChange: (phrases: string[]) => void }

/** Phrases one by one; a comma, Enter or leaving the box ends one, Backspace in the empty box takes the last back. */
export function KeywordInput({ phrases, onChange }: KeywordInputProps) {
  const { t } = useTranslation('posting')
  const [text, setText] = useState('')
  const error = useFieldError('metaKeywords')
  const left = maxMetaKeywords - phrases.length

  function take(written: string) {
    const fresh = metaKeywords(written).filter((phrase) => !phrases.includes(phrase))
    if (fresh.length > 0) onChange([...phrases, ...new Set(fresh)].slice(0, maxMetaKeywords))
    setText('')
  }

  function type(written: string) {
    const end = Math.max(...[',', '،', '、', '，'].map((comma) => written.lastIndexOf(comma)))
    if (end < 0) return setText(written)
    take(written.slice(0, end))
    setText(written.slice(end + 1))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      take(text)
    }
    if (event.key === 'Backspace' && text === '') onChange(phrases.slice(0, -1))
  }

  return (
    <div className="grid gap-2">
      <Field
        id={fieldId('metaKeywords')}
        label={t('search.keywords')}
        optionalLabel={t('fields.optional')}
        hint={`${t('search.keywordsHint')} ${left > 0 ? t('search.keywordsLeft', { count: left }) : t('search.keywordsFull')}`}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            value={text}
            disabled={left <= 0}
            onChange={({ target }) => type(target.value)}
            onKeyDown={handleKey}
            onBlur={() => take(text)}
          />
        )}
      </Field>
      {phrases.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('search.keywords')}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <RemovableChip
                isSmall
                removeLabel={t('search.removeKeyword', { phrase })}
                onRemove={() => onChange(phrases.filter((one) => one !== phrase))}
              >
                <span dir="auto" className="written">
                  {phrase}
                </span>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
