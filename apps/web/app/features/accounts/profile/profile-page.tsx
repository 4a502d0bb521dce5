import { getSecurity } from '@gable/contract/security'
import { missingProfileFields } from '@gable/domain/profile-rules'
import { Skeleton, SkeletonRegion } from '@gable/ui/skeleton'
import { lazy, Suspense } from 'react'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { SettingsFrame } from '#app/shell/layout/settings-frame.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/profile-page'
import { ProfileCompleteness } from './profile-completeness.tsx'

const ProfileFormView = lazy(async () => ({ default: (await import('./profile-form.tsx')).ProfileFormView }))

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = await requireAccount({ request, context, url })
  const { data: ways } = await apiFor({ request, context })(getSecurity, {})
  return { account, ways }
}

export default function ProfilePage({ loaderData: { account, ways } }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const missing = missingProfileFields({ ...account, profileImage: account.hasPicture ? 'given' : '' })
  const outline = (
    <div className="settings-columns">
      <aside>
        <ProfileCompleteness missing={missing} listClassName="max-[75rem]:hidden" />
      </aside>
      <ProfileSkeleton />
    </div>
  )
  // What is typed before the scripts are there would be lost, so the form comes with them.
  return (
    <SettingsFrame pageTitle={t('dashboard.sections.profile')}>
      {useIsHydrated() ? (
        <Suspense fallback={outline}>
          <ProfileFormView account={account} ways={ways} />
        </Suspense>
      ) : (
        outline
      )}
    </SettingsFrame>
  )
}

function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonRegion label={t('states.loadingPage')}>
      {['h-28', 'h-44', 'h-[640px]', 'h-32'].map((height) => (
        <div key={height} className="profile-section" aria-hidden>
          <Skeleton className="h-7 w-32" />
          <Skeleton className={height} />
        </div>
      ))}
    </SkeletonRegion>
  )
}
