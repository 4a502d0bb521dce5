import { Logo } from '@gable/ui/logo'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { MemberLink } from '../member-link.tsx'
import { menuHash } from '../menu-hash.ts'
import { useSite } from '../site.ts'
import { LanguageRow, ThemeSwitch } from './preferences.tsx'

export const SiteFooter = memo(function SiteFooter() {
  const { t } = useTranslation('shell')
  const { settings, year } = useSite()
  return (
    // Where the menu of a phone leads while there are no scripts to open it.
    <footer id={menuHash.slice(1)} className="site-footer print-hidden">
      <div className="ui-container">
        <div className="grid grid-cols-2 gap-10 lg:grid-cols-[2fr_repeat(3,1fr)_auto]">
          <div className="col-span-full grid max-w-75 content-start gap-4 lg:col-span-1">
            <Logo name={settings.siteName} />
            <p className="text-ink-soft">{t('footer.tagline')}</p>
          </div>
          <Column title={t('footer.search')}>
            <FooterLink to="/properties?deal=sell">{t('footer.homesForSale')}</FooterLink>
            <FooterLink to="/properties?deal=rent">{t('footer.homesToRent')}</FooterLink>
            <FooterLink to="/projects">{t('footer.newProjects')}</FooterLink>
            <FooterLink to="/cities">{t('footer.cities')}</FooterLink>
            <FooterLink to="/properties?view=map">{t('footer.mapView')}</FooterLink>
          </Column>
          <Column title={t('footer.sellAndLet')}>
            <FooterLink to="/user/properties" As={MemberLink}>
              {t('footer.listHome')}
            </FooterLink>
            <FooterLink to="/agents">{t('footer.findAgent')}</FooterLink>
          </Column>
          <Column title={t('footer.tools')}>
            <FooterLink to="/mortgage-calculator">{t('footer.mortgageCalculator')}</FooterLink>
            <FooterLink to="/area-converter">{t('footer.areaConverter')}</FooterLink>
          </Column>
          <ThemeSwitch name="theme-footer" className="col-span-full lg:col-span-1 lg:justify-self-end" />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-6 text-ink-soft">
          <ul className="flex flex-wrap items-center gap-x-4">
            <li>{t('footer.copyright', { year, site: settings.siteName })}</li>
            <FooterLink to="/articles">{t('footer.journal')}</FooterLink>
            <FooterLink to="/faqs">{t('footer.help')}</FooterLink>
            <FooterLink to="/about-us">{t('footer.about')}</FooterLink>
            <FooterLink to="/contact-us">{t('footer.contact')}</FooterLink>
            <FooterLink to="/terms">{t('footer.terms')}</FooterLink>
            <FooterLink to="/privacy">{t('footer.privacy')}</FooterLink>
          </ul>
          <LanguageRow />
        </div>
      </div>
    </footer>
  )
})

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-14 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

type FooterLinkProps = { to: string; children: ReactNode; As?: typeof LocalLink }

function FooterLink({ to, children, As = LocalLink }: FooterLinkProps) {
  return (
    <li>
      <As to={to} className="inline-block py-1.5 text-ink-soft hover:text-ink">
        {children}
      </As>
    </li>
  )
}
