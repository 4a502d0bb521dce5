import { photoTypes } from '@gable/domain/photo-rules'
import { Avatar } from '@gable/ui/avatar'
import { Button } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { Camera, Crop, Upload } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ProfileSection } from './profile-section.tsx'
import type { Portrait } from './use-portrait.ts'
import { fieldId } from './use-profile-field.ts'

const PortraitDialog = lazy(async () => ({ default: (await import('./portrait-dialog.tsx')).PortraitDialog }))

export function ProfilePhoto({ portrait, name }: { portrait: Portrait; name: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  const { source, problem } = portrait
  return (
    <ProfileSection title={t('profile.photoTitle')} text={t('profile.photoText')}>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
        <div className="profile-face">
          <Avatar name={name} src={portrait.url || undefined} size="huge" />
          <IconButton variant="line" label={t('profile.changePhoto')} onClick={open}>
            <Camera className="size-5" aria-hidden />
          </IconButton>
        </div>
        <div className="grid flex-[1_1_240px] gap-3">
          <div className="flex flex-wrap gap-2">
            <Button id={fieldId('profileImage')} variant="secondary" onClick={open}>
              <Upload aria-hidden />
              {t('profile.upload')}
            </Button>
            {source && (
              <Button variant="quiet" onClick={portrait.startCutting}>
                <Crop aria-hidden />
                {t('profile.crop')}
              </Button>
            )}
            {portrait.hasPicture && (
              <Button variant="quiet" className="text-bad" onClick={portrait.remove}>
                {t('common:actions.remove')}
              </Button>
            )}
          </div>
          <p className="ui-hint">{t('profile.photoHint')}</p>
          <div aria-live="polite">
            {problem && (
              <FieldError>{t(`profile.photoProblems.${problem.problem}`, { name: problem.name })}</FieldError>
            )}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('profile.changePhoto')}
          accept={photoTypes.join(',')}
          onChange={(event) => {
            portrait.choose(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      {source && portrait.isCutting && (
        <Suspense>
          <PortraitDialog
            key={source.url}
            source={source}
            onUse={portrait.use}
            onOther={open}
            onClose={portrait.stopCutting}
          />
        </Suspense>
      )}
    </ProfileSection>
  )
}
