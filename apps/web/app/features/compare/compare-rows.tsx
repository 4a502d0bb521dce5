import { Check } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { CompareGroup } from './use-compare-groups.ts'

/** Rows that belong together, under a heading of their own. */
export function CompareRows({ group: { name, rows }, count }: { group: CompareGroup; count: number }) {
  const { t } = useTranslation('compare')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count + 1} className="compare-group">
          <span>{name}</span>
        </th>
      </tr>
      {rows.map(({ key, name: row, texts, best }) => (
        <tr key={key}>
          <th scope="row">
            <span>{row}</span>
          </th>
          {texts.map((text, index) => {
            const isBest = best.includes(index)
            return (
              <td key={index} data-best={isBest || undefined}>
                {text === null ? <span className="text-ink-soft">{t('notSaid')}</span> : <bdi>{text}</bdi>}
                {isBest && <Check className="ms-2 inline size-4" aria-label={t('best')} />}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
