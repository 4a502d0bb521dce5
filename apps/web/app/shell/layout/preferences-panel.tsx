import { AreaSwitch } from './area-switch.tsx'
import { LanguageLinks, ThemeSwitch } from './preferences.tsx'

/** What opens under the globe of the header. */
export function PreferencesPanel() {
  return (
    <>
      <LanguageLinks />
      <AreaSwitch name="area-header" className="mt-4" />
      <ThemeSwitch name="theme-header" className="mt-4" />
    </>
  )
}
