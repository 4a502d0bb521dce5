import { Button, buttonClass } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { CircleCheck, Link2Off, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import '#app/shared/i18n/agency-messages.ts'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { useDay } from '#app/shell/use-day.ts'
import { type Invited, useJoining } from './use-joining.ts'

/** Where the link of an invitation leads. Joining is a button, because programs open links too. */
export default function JoinPage() {
  const { t } = useTranslation('agencies')
  const joining = useJoining(useTokenOfAddress())
  const { invited, joinedName } = joining
  return (
    <>
      <PageHead title={t('join.pageTitle')} isPrivate />
      <main id="main" className="ui-container">
        <div className="grid min-h-[64vh] place-content-center justify-items-center gap-3 py-16 text-center">
          {joinedName !== undefined ? (
            <Joined name={joinedName} />
          ) : invited === undefined ? (
            <p className="text-ink-soft">{t('join.reading')}</p>
          ) : invited === 'broken' ? (
            <Broken />
          ) : (
            <Ask {...joining} invited={invited} />
          )}
        </div>
      </main>
    </>
  )
}

function Words({ sign, title, text }: { sign: ReactNode; title: string; text?: string }) {
  return (
    <>
      {sign}
      <h1 className="type-page max-w-[24ch]">{title}</h1>
      {text && <p className="max-w-[48ch] text-ink-soft">{text}</p>}
    </>
  )
}

type AskProps = Pick<ReturnType<typeof useJoining>, 'isBusy' | 'join'> & { invited: Invited }

function Ask({ invited, isBusy, join }: AskProps) {
  const { t } = useTranslation('agencies')
  const { account } = useSite()
  const toDay = useDay()
  const [bringsListings, setBrings] = useState(true)
  const { agencyName, role, expiresAt } = invited
  return (
    <>
      <Words
        sign={<Users className="size-12 text-brand" aria-hidden />}
        title={t('join.ask', { agency: agencyName })}
        text={t('join.askText', { role: t(`roles.${role}`), date: toDay(expiresAt) })}
      />
      {account ? (
        <div className="mt-3 grid max-w-md justify-items-center gap-5 text-start">
          <Checkbox
            label={t('form.brings')}
            description={t('form.bringsText')}
            checked={bringsListings}
            onChange={(event) => setBrings(event.currentTarget.checked)}
          />
          <Button size="large" isLoading={isBusy} onClick={() => void join(bringsListings)}>
            {t('invited.accept')}
          </Button>
        </div>
      ) : (
        <>
          <p className="max-w-[48ch]">{t('join.signInText')}</p>
          <LocalLink to="/sign-in?next=%2Fuser%2Fagency" className={buttonClass({ size: 'large' }, 'mt-3')}>
            {t('join.signIn')}
          </LocalLink>
        </>
      )}
    </>
  )
}

function Joined({ name }: { name: string }) {
  const { t } = useTranslation('agencies')
  return (
    <>
      <Words
        sign={<CircleCheck className="size-12 text-good" aria-hidden />}
        title={t('invited.joined', { agency: name })}
      />
      <output className="ui-visually-hidden">{t('invited.joined', { agency: name })}</output>
      <LocalLink to="/user/agency" className={buttonClass({ size: 'large' }, 'mt-3')}>
        {t('join.toAgency')}
      </LocalLink>
    </>
  )
}

function Broken() {
  const { t } = useTranslation('agencies')
  return (
    <>
      <Words
        sign={<Link2Off className="size-12 text-ink-soft" aria-hidden />}
        title={t('join.broken')}
        text={t('join.brokenText')}
      />
      <LocalLink to="/properties" className={buttonClass({ size: 'large' }, 'mt-3')}>
        {t('join.toHomes')}
      </LocalLink>
    </>
  )
}
