import '#app/shared/i18n/legal-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import type { Route } from './+types/terms-page'
import { findWrittenPage } from './find-written-page.server.ts'
import { LegalText } from './legal-text.tsx'
import { WrittenPage } from './written-page.tsx'

export const loader = async (args: Route.LoaderArgs) => ({ written: await findWrittenPage(args, 'terms') })

export default function TermsPage({ loaderData: { written } }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const site = useSite().settings.siteName
  const { title, description, lead, ...sections } = t('terms', { returnObjects: true, site })
  if (written) return <WrittenPage page={written} description={description} />
  return <LegalText title={title} description={description} lead={lead} sections={sections} />
}
