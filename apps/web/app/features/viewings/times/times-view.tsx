import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Select } from '@gable/ui/select'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { DateTimes, DaysOffFields } from './single-days.tsx'
import { LengthFields } from './length-fields.tsx'
import type { LoadedTimes } from './load-times.server.ts'
import { TimesPreview } from './times-preview.tsx'
import { type TimesForm, useTimesForm } from './use-times-form.ts'
import { WeekTimes } from './week-times.tsx'
import { WhereFields } from './where-fields.tsx'
import './times.css'

/** Every block has its words beside its fields, and what visitors see stands next to them. */
export function TimesView({ loaded }: { loaded: LoadedTimes }) {
  const { t } = useTranslation('viewings')
  const form = useTimesForm(loaded)
  return (
    <div className="viewing-times">
      <PageHead title={t('slots.title')} isPrivate />
      <LocalLink to="/user/viewings?side=lister" className="dashboard-back viewing-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {t('title')}
      </LocalLink>
      <h1 className="type-page">{t('slots.title')}</h1>
      <p className="mt-1 mb-8 text-ink-soft">{t('slots.text')}</p>
      <div className="viewing-times-columns">
        <div className="min-w-0">
          <Block title={t('slots.homes')} text={t('slots.homesText')}>
            <HomeField loaded={loaded} />
          </Block>
          <Block title={t('slots.length')} text={t('slots.lengthText')}>
            <LengthFields form={form} />
          </Block>
          <Block title={t('slots.week')} text={t('slots.weekText')}>
            <WeekTimes form={form} />
          </Block>
          <Block title={t('slots.dates')} text={t('slots.datesText')}>
            <DateTimes form={form} />
          </Block>
          <Block title={t('slots.daysOff')} text={t('slots.daysOffText')}>
            <DaysOffFields form={form} />
          </Block>
          <Block title={t('slots.where')} text={t('slots.whereText')}>
            <WhereFields form={form} />
          </Block>
          <SaveBar form={form} />
        </div>
        <aside className="viewing-times-aside">
          <TimesPreview times={form.values} now={loaded.now} />
          <Note tone="info" lead={t('slots.stays')}>
            {t('slots.staysText')}
          </Note>
        </aside>
      </div>
    </div>
  )
}

function Block({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="times-block">
      <div>
        <h2 className="type-block">{title}</h2>
        <p className="mt-1 text-14 text-ink-soft">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function HomeField({ loaded: { homes, homeId, times, ownCount } }: { loaded: LoadedTimes }) {
  const { t } = useTranslation('viewings')
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const isOwnMissing = homeId !== undefined && times === null
  return (
    <Field label={t('slots.for')} hint={isOwnMissing ? t('slots.removeOwn') : t('slots.own', { count: ownCount })}>
      {(control) => (
        <Select
          {...control}
          value={homeId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void navigate(toLocal(`/user/viewings/times${value && `?home=${value}`}`), { preventScrollReset: true })
          }
        >
          <option value="">{t('slots.all')}</option>
          {homes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function SaveBar({ form }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  return (
    <div className="times-save" data-changed={form.isChanged || undefined}>
      <output>{form.isChanged && t('slots.unsaved')}</output>
      <Button variant="quiet" aria-disabled={!form.isChanged} onClick={form.discard}>
        {t('slots.discard')}
      </Button>
      <Button isLoading={form.isBusy} onClick={() => void form.save()}>
        {t('slots.save')}
      </Button>
    </div>
  )
}
