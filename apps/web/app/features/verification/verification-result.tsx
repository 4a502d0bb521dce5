import type { VerificationValues } from '@gable/contract/verification'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { BadgeCheck, Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { SentValues } from './sent-values.tsx'
import { useDay } from '#app/shell/use-day.ts'
import { Withdraw } from './withdraw.tsx'

type ResultProps = { values: VerificationValues }

const looks = {
  pending: { tone: 'warn', Icon: Clock },
  failed: { tone: 'bad', Icon: X },
  success: { tone: 'good', Icon: BadgeCheck },
} as const

/** What became of an application, in the place of the form. */
export function VerificationResult({ values }: ResultProps) {
  const { t } = useTranslation('verification')
  const { isVerificationRequired } = useSite().settings
  const { state } = values
  if (state === 'initial') return null
  const { tone, Icon } = looks[state]
  const text = state === 'pending' && isVerificationRequired ? t('pending.textRequired') : t(`${state}.text`)
  return (
    <section className="ui-panel verification-result" aria-labelledby="verification-state">
      <span className="verification-spot" data-tone={tone}>
        <Icon aria-hidden />
      </span>
      <h2 id="verification-state" className="type-section text-balance">
        {t(`${state}.title`)}
      </h2>
      <p className="-mt-2 text-15 text-pretty text-ink-soft">{text}</p>
      {state === 'pending' && <Pending values={values} />}
      {state === 'failed' && <Failed values={values} />}
      {state === 'success' && <Success values={values} />}
      {values.values.length > 0 && <SentValues values={values.values} />}
    </section>
  )
}

function Pending({ values: { appliedAt } }: ResultProps) {
  const { t } = useTranslation('verification')
  const toDay = useDay()
  return (
    <>
      <ol className="verification-steps">
        <li data-state="done">
          <i>
            <Check aria-hidden />
          </i>
          <span>{t('steps.sent')}</span>
          <small>{appliedAt && toDay(appliedAt)}</small>
        </li>
        <li data-state="current" aria-current="step">
          <i />
          <span>{t('steps.checking')}</span>
          <small>{t('steps.now')}</small>
        </li>
        <li>
          <i />
          <span>{t('steps.result')}</span>
        </li>
      </ol>
      <Withdraw />
    </>
  )
}

function Failed({ values: { reason } }: ResultProps) {
  const { t } = useTranslation('verification')
  return (
    <>
      {reason && (
        <Note tone="bad" lead={t('failed.lead')} className="w-full text-start wrap-anywhere">
          <span dir="auto">{reason}</span>
        </Note>
      )}
      <Actions>
        <LocalLink to="/user/verification?apply=1" className={buttonClass()}>
          {t('failed.again')}
        </LocalLink>
        <LocalLink to="/contact-us" className={`${buttonClass({ variant: 'quiet' })} text-ink`}>
          {t('failed.ask')}
        </LocalLink>
      </Actions>
    </>
  )
}

function Success({ values: { decidedAt, validUntil } }: ResultProps) {
  const { t } = useTranslation('verification')
  const { account } = useSite()
  const toDay = useDay()
  const name = account?.name || account?.email || ''
  return (
    <>
      <div className="verification-person">
        <Avatar name={name} src={account?.profileImageUrl || undefined} size="large" />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 font-semibold">
            <span className="truncate" dir="auto">
              {name}
            </span>
            <BadgeCheck className="size-4.5 flex-none text-brand" aria-hidden />
            <span className="ui-visually-hidden">{t('verified')}</span>
          </p>
          <p className="truncate text-ink-soft" dir="auto">
            {[account?.city, account?.country].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <dl className="verification-facts">
        <div>
          <dt>{t('success.verifiedOn')}</dt>
          <dd>{decidedAt && toDay(decidedAt)}</dd>
        </div>
        <div>
          <dt>{t('success.validUntil')}</dt>
          <dd>{validUntil ? toDay(validUntil) : t('success.forGood')}</dd>
        </div>
      </dl>
      <Actions>
        <LocalLink to="/user/profile" className={buttonClass()}>
          {t('success.profile')}
        </LocalLink>
      </Actions>
    </>
  )
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full flex-wrap justify-center gap-2 max-md:*:w-full">{children}</div>
)
