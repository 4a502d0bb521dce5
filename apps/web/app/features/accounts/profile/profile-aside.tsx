import type { OwnAccount } from '@gable/contract/accounts'
import type { RequiredProfileField } from '@gable/domain/profile-rules'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { useNext } from '../use-next.ts'
import { ProfileCompleteness } from './profile-completeness.tsx'
import type { Profile } from './profile-schema.ts'

type ProfileAsideProps = {
  account: OwnAccount
  values: Profile
  portraitUrl: string
  missing: readonly RequiredProfileField[]
}

export function ProfileAside({ account, values, portraitUrl, missing }: ProfileAsideProps) {
  const { t } = useTranslation('accounts')
  const name = values.name || account.email
  const { next, isGiven } = useNext()
  const isVerified = useSite().settings.verificationState === 'success'
  return (
    <aside>
      <ProfileCompleteness missing={missing} listClassName="max-[75rem]:hidden">
        {isGiven && missing.length === 0 && (
          <Link to={next} className={buttonClass({ isWide: true })}>
            {t('profile.goOn')}
          </Link>
        )}
      </ProfileCompleteness>
      <div className="grid gap-3 max-[75rem]:hidden">
        <h2 className="text-14 font-medium text-ink-soft">{t('profile.othersSee')}</h2>
        <div className="ui-panel flex items-center gap-3">
          <Avatar name={name} src={portraitUrl || undefined} size="large" />
          <div className="min-w-0">
            <p className="flex items-center gap-1.5 font-semibold">
              <span className="wrap-anywhere" dir="auto">
                {name}
              </span>
              {isVerified && (
                <>
                  <BadgeCheck className="size-4.5 flex-none text-brand" aria-hidden />
                  <span className="ui-visually-hidden">{t('profile.verifiedMember')}</span>
                </>
              )}
            </p>
            <p className="wrap-anywhere text-14 text-ink-soft" dir="auto">
              {[values.city, values.country].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
      </div>
    </aside>
  )
}
