import '#app/shared/i18n/legal-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import type { Route } from './+types/privacy-page'
import { findWrittenPage } from './find-written-page.server.ts'
import { LegalText } from './legal-text.tsx'
import { WrittenPage } from './written-page.tsx'

export const loader = async (args: Route.LoaderArgs) => ({ written: await findWrittenPage(args, 'privacy') })

export default function PrivacyPage({ loaderData: { written } }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const site = useSite().settings.siteName
  const { title, description, lead, ...sections } = t('privacy', { returnObjects: true, site })
  if (written) return <WrittenPage page={written} description={description} />
  return <LegalText title={title} description={description} lead={lead} sections={sections} />
}
