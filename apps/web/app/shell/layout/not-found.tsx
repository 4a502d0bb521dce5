import { Button } from '@gable/ui/button'
import { StreetIllustration } from '@gable/ui/street-illustration'
import { TextInput } from '@gable/ui/text-input'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { useLocalPath } from '../site.ts'

/** What one can do instead; `children` are homes to look at, below it. */
export function NotFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'search'])
  const toLocal = useLocalPath()
  return (
    <main id="main" className="ui-container grid justify-items-center pt-16 text-center md:pt-20">
      <title>{t('notFound.title')}</title>
      <StreetIllustration sign="404" />
      <h1 className="type-page mt-6">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-[52ch] text-17 text-ink-soft text-balance">{t('notFound.text')}</p>
      <search className="mt-6 w-full max-w-120">
        <Form action={toLocal('/properties')}>
          <TextInput
            type="search"
            name="text"
            aria-label={t('search:box.where')}
            placeholder={t('search:box.wherePlaceholder')}
            start={<Search aria-hidden />}
            className="pe-1.5"
            end={
              <Button type="submit" size="small">
                {t('actions.search')}
              </Button>
            }
          />
        </Form>
      </search>
      <p className="mt-5 flex gap-5">
        <LocalLink to="/" className="ui-link py-2 text-14">
          {t('notFound.home')}
        </LocalLink>
        <LocalLink to="/properties?view=map" className="ui-link py-2 text-14">
          {t('notFound.map')}
        </LocalLink>
      </p>
      {children}
    </main>
  )
}
