import { type NumberStyle, readTypedNumber, writeClearly } from '@gable/domain/number-input'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from './site.ts'

type NumberReadingProps = {
  /** What stands in the field. */
  text: string
  style: NumberStyle
  /** Gets a text for the field that means the other figure. */
  onChoose: (text: string) => void
}

/** What was understood, where a figure such as 1.250 may mean two; nothing where it is clear. */
export function NumberReading({ text, style, onChoose }: NumberReadingProps) {
  const { t } = useTranslation('common')
  const { locale } = useLanguage()
  const reading = readTypedNumber(text, style)
  const write = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value)
  // The region is there before the words are, or they would not be read out.
  return (
    <output className="flex flex-wrap gap-x-2 text-13 text-ink-soft">
      {reading?.other !== undefined && (
        <>
          <span>{t('number.readAs', { value: write(reading.value) })}</span>
          <button
            type="button"
            className="ui-link ui-link-underlined relative after:absolute after:-inset-2"
            onClick={() => reading.other !== undefined && onChoose(writeClearly(reading.other))}
          >
            {t('number.useOther', { value: write(reading.other) })}
          </button>
        </>
      )}
    </output>
  )
}
