import type { PropertyDetail } from '@gable/contract/property'
import { Download, FileText } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { DetailSection } from './detail-section.tsx'
import { useFileText } from './use-file-text.ts'

/** Certificates and other documents, to keep. */
export function DocumentsSection({ documents }: Pick<PropertyDetail, 'documents'>) {
  const { t } = useTranslation('detail')
  const toFileText = useFileText()
  if (documents.length === 0) return null
  return (
    <DetailSection id="documents" title={t('documents.title')}>
      <ul className="detail-documents">
        {documents.map(({ id, name, url, state, ...file }) => (
          <li key={id}>
            <FileText aria-hidden />
            {state === 'refused' ? (
              <span dir="auto" className="written">
                {name}
              </span>
            ) : (
              <a href={url} download={name} aria-label={t('documents.download', { name })}>
                <span dir="auto" className="written">
                  {name}
                </span>
              </a>
            )}
            <bdi>{state ? t(`documents.${state}`) : toFileText(file)}</bdi>
            {state !== 'refused' && <Download aria-hidden />}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
