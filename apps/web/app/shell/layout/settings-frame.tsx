import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '../site.ts'
import { TabLinks } from '../tab-links.tsx'
import { AccountBack } from './account-head.tsx'
import { settingsSections } from './dashboard-sections.ts'
import { PageHead } from './page-head.tsx'

/** The settings of a member; their sections are pages, drawn as tabs. */
export function SettingsFrame({ pageTitle, children }: { pageTitle: string; children: ReactNode }) {
  const { t } = useTranslation('accounts')
  const { defaultLanguage } = useSite()
  const { path } = splitPath(useLocation().pathname, defaultLanguage)
  return (
    <>
      <PageHead title={pageTitle} isPrivate />
      <AccountBack />
      <h1 className="type-page mb-5">{t('settings.title')}</h1>
      <TabLinks
        label={t('settings.sections')}
        className="mb-7"
        tabs={settingsSections.map(({ to, label }) => ({
          to,
          label: t(`dashboard.sections.${label}`),
          isCurrent: path === to,
        }))}
      />
      {children}
    </>
  )
}
