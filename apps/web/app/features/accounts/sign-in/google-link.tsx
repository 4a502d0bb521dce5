import { ButtonLink } from '@gable/ui/button'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Away to the provider and back, so it is a plain link and no page of ours. */
export function GoogleLink({ next, or }: { next: string; or: string }) {
  const { t } = useTranslation('accounts')
  const address = `/api/sign-in-with-provider?next=${encodeURIComponent(next)}`
  return (
    <>
      <ButtonLink href={address} variant="secondary" size="large" isWide>
        <GoogleSign />
        {t('signIn.google')}
      </ButtonLink>
      <span className="auth-or">{or}</span>
    </>
  )
}

const GoogleSign = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
    <path
      fill="#4285F4"
      d="M23 12.2c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.4v2.9h3.7c2.2-2 3.4-4.9 3.4-8.5Z"
    />
    <path
      fill="#34A853"
      d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
    />
    <path fill="#FBBC05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4l3.8-3Z" />
    <path fill="#EA4335" d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3C6.5 7.1 9 5.1 12 5.1Z" />
  </svg>
)
