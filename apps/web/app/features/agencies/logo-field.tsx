import type { Agency } from '@gable/contract/agencies'
import { Button, buttonClass } from '@gable/ui/button'
import { useEffect } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AgencyLogo } from './agency-logo.tsx'

/** Another picture, or that there is none any more. */
export type ChosenLogo = { file: File; url: string } | 'removed'
type LogoFieldProps = {
  agency: Agency | undefined
  logo: ChosenLogo | undefined
  onChoose: (logo: ChosenLogo | undefined) => void
}

export function LogoField({ agency, logo, onChoose }: LogoFieldProps) {
  const { t } = useTranslation('agencies')
  const chosenUrl = logo === 'removed' ? '' : logo?.url
  const logoUrl = chosenUrl ?? agency?.logoUrl ?? ''

  // A picture in memory is let go with the next one, or with the form.
  useEffect(() => {
    if (!chosenUrl) return undefined
    return () => URL.revokeObjectURL(chosenUrl)
  }, [chosenUrl])

  return (
    <div className="flex flex-wrap items-center gap-4">
      <AgencyLogo agency={{ name: agency?.name ?? '', logoUrl }} />
      <div className="grid justify-items-start gap-1.5">
        <div className="flex flex-wrap gap-2">
          <label className={buttonClass({ variant: 'secondary', size: 'small' }, 'relative')}>
            {t('form.chooseLogo')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="ui-visually-hidden"
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? []
                if (file) onChoose({ file, url: URL.createObjectURL(file) })
              }}
            />
          </label>
          {logoUrl && (
            <Button variant="quiet" size="small" onClick={() => onChoose(agency?.logoUrl ? 'removed' : undefined)}>
              {t('form.removeLogo')}
            </Button>
          )}
        </div>
        <p className="ui-hint">{t('form.logoHint')}</p>
      </div>
    </div>
  )
}
