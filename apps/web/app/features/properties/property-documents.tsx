import type { PropertyDetail } from '@gable/contract/property'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site.ts'
import { PropertySection } from './property-section.tsx'

/** Plans, certificates and other papers, to keep. */
export function PropertyDocuments({ documents }: Pick<PropertyDetail, 'documents'>) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  if (documents.length === 0) return null
  const sizeOf = (bytes: number) => {
    const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(value)
  }
  return (
    <PropertySection id="documents" title={t('documents.title')}>
      <ul className="property-documents">
        {documents.map(({ id, name, url, type, size }) => (
          <li key={id}>
            <FileText aria-hidden />
            <a href={url} download={name} aria-label={t('documents.download', { name })}>
              <span dir="auto" className="written">
                {name}
              </span>
            </a>
            <bdi>
              {type.split('/').at(-1)?.toUpperCase()} · {sizeOf(size)}
            </bdi>
            <Download aria-hidden />
          </li>
        ))}
      </ul>
    </PropertySection>
  )
}
