import { ApiError } from '@gable/contract/client'
import { getHiddenProperties, hideProperty, type HiddenProperty, showAllHidden } from '@gable/contract/hidden'
import { Button, buttonClass } from '@gable/ui/button'
import { Eye } from 'lucide-react'
import { data, useFetcher } from 'react-router'
import { hiddenHomes } from '#app/features/listings/hidden/hidden-store.ts'
import { usePropertyTitle } from '#app/features/properties/use-property-title.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/hidden-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, callerFor, sessionOf } from '#app/shell/api.server.ts'
import { SettingsFrame } from '#app/shell/layout/settings-frame.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { Route } from './+types/hidden-page'
import { HiddenRow } from './hidden-row.tsx'
import { NoneHidden } from './none-hidden.tsx'

const pageSize = 50

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const offset = Math.min(Math.max(Number.parseInt(url.searchParams.get('offset') ?? '', 10) || 0, 0), 500)
  const call = apiFor({ request, context })
  const { data: homes, total } = await call(getHiddenProperties, { offset, limit: pageSize })
  return { homes, total, next: total > offset + pageSize ? offset + pageSize : undefined }
}

/** One home, or without an id all of them, come back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!sessionOf(request)) await requireAccount({ request, context, url })
  const id = (await request.formData()).get('property_id')
  const propertyId = Number(id)
  if (id !== null && !(Number.isSafeInteger(propertyId) && propertyId > 0)) throw data(null, { status: 400 })
  const call = callerFor({ request, context })
  const change = id === null ? call(showAllHidden, {}) : call(hideProperty, { propertyId, isHidden: false })
  return change.then(
    () => ({ refusal: null }),
    (error: unknown) => (error instanceof ApiError ? { refusal: { code: error.code } } : Promise.reject(error)),
  )
}

export default function HiddenPage({ loaderData: { homes, total, next } }: Route.ComponentProps) {
  const { t } = useTranslation('hidden')
  return (
    <SettingsFrame pageTitle={t('title')}>
      <section className="max-w-[760px]">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h2 className="type-block">{t('title')}</h2>
            <p className="mt-1 text-14 text-ink-soft">{t('text')}</p>
          </div>
          {total > 1 && <ShowAll homes={homes} total={total} />}
        </div>
        {total === 0 && <NoneHidden />}
        <ul className="hidden-list">
          {homes.map((home) => (
            <Hidden key={home.id} home={home} />
          ))}
        </ul>
        {next !== undefined && (
          <LocalLink to={`/user/hidden?offset=${next}`} className={buttonClass({ variant: 'quiet' }, 'mt-3')}>
            {t('more')}
          </LocalLink>
        )}
      </section>
    </SettingsFrame>
  )
}

type Answer = { refusal: { code: string } | null }

function ShowAll({ homes, total }: { homes: HiddenProperty[]; total: number }) {
  const { t } = useTranslation('hidden')
  const fetcher = useFetcher<Answer>()
  return (
    <fetcher.Form
      method="post"
      onSubmit={() => {
        for (const { id } of homes) hiddenHomes.forget(id)
      }}
    >
      <Button type="submit" variant="quiet" className="-mx-3 text-ink" isLoading={fetcher.state !== 'idle'}>
        {t('showAll', { count: total })}
      </Button>
    </fetcher.Form>
  )
}

function Hidden({ home }: { home: HiddenProperty }) {
  const { t } = useTranslation('hidden')
  const { locale } = useLanguage()
  const fetcher = useFetcher<Answer>()
  const toErrorText = useErrorText()
  const title = usePropertyTitle()(home)
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const refusal = fetcher.data?.refusal
  const text = refusal ? toErrorText(refusal) : t('since', { date: day.format(new Date(home.hiddenAt)) })
  return (
    <HiddenRow
      home={home}
      title={title}
      text={text}
      action={
        <fetcher.Form method="post" onSubmit={() => hiddenHomes.forget(home.id)}>
          <input type="hidden" name="property_id" value={home.id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            isLoading={fetcher.state !== 'idle'}
            aria-label={t('showTitle', { title })}
          >
            <Eye aria-hidden />
            {t('show')}
          </Button>
        </fetcher.Form>
      }
    />
  )
}
