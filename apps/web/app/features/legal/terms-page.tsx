import '#app/shared/i18n/legal-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { LegalText } from './legal-text.tsx'

export default function TermsPage() {
  const { t } = useTranslation('legal')
  const site = useSite().settings.siteName
  const { title, description, lead, ...sections } = t('terms', { returnObjects: true, site })
  return <LegalText title={title} description={description} lead={lead} sections={sections} />
}
