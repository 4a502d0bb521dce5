import { Badge } from '@gable/ui/badge'
import { Button, buttonClass } from '@gable/ui/button'
import { FileText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { Panel, Row } from '../account-frame.tsx'
import type { SecondFactors } from '../sign-in/second-step-form.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import type { SignInWays } from './security-dialogs.tsx'

type SecondStepPanelProps = { ways: SignInWays & SecondFactors & { isSecondStepPassed: boolean } }

/** For staff: how the second step stands, and what is left to do about it. */
export function SecondStepPanel({ ways }: SecondStepPanelProps) {
  const { t } = useTranslation('accounts')
  const toLocal = useLocalPath()
  const [isRenewing, setRenewing] = useState(false)
  const { hasSecondStep, hasPasskey, isSecondStepPassed } = ways
  const isSetUp = hasSecondStep || hasPasskey
  const missing = hasPasskey ? 'appNotNeeded' : 'appMissing'
  const state = !hasSecondStep ? missing : isSecondStepPassed ? 'appPassed' : 'appWaiting'
  return (
    <Panel
      title={t('secondStep.panelTitle')}
      text={t('secondStep.panelText')}
      end={<Badge tone={isSetUp ? 'good' : 'warn'}>{isSetUp ? t('secondStep.on') : t('secondStep.off')}</Badge>}
    >
      <ul>
        <Row
          sign={<ShieldCheck className="size-5" aria-hidden />}
          isBrand={hasSecondStep}
          title={t('secondStep.app')}
          text={t(`secondStep.${state}`)}
          end={
            !isSecondStepPassed && (
              <LocalLink
                to={`/second-step?next=${toLocal('/user/security')}`}
                className={buttonClass({ size: 'small' })}
              >
                {!isSetUp ? t('secondStep.setUp') : hasSecondStep ? t('secondStep.pass') : t('passkey.use')}
              </LocalLink>
            )
          }
        />
        {isSetUp && isSecondStepPassed && (
          <Row
            sign={<FileText className="size-5" aria-hidden />}
            title={t('secondStep.recoveryRow')}
            text={t('secondStep.recoveryRowText')}
            end={
              <Button variant="secondary" size="small" onClick={() => setRenewing(true)}>
                {t('secondStep.renew')}
              </Button>
            }
          />
        )}
      </ul>
      {isRenewing && <RenewCodesDialog ways={ways} onClose={() => setRenewing(false)} />}
    </Panel>
  )
}
