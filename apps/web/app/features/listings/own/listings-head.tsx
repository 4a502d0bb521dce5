import { buttonClass } from '@gable/ui/button'
import { ChevronLeft, Plus } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

type ListingsHeadProps = { title: string; text: string; add: { to: string; label: string } }

export function ListingsHead({ title, text, add }: ListingsHeadProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <PageHead title={title} isPrivate />
      <LocalLink to="/user" className="dashboard-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {t('settings.account')}
      </LocalLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-page">{title}</h1>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        <LocalLink to={add.to} className={buttonClass({})}>
          <Plus aria-hidden />
          {add.label}
        </LocalLink>
      </div>
    </>
  )
}
