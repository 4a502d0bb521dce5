import { Button, buttonClass } from '@gable/ui/button'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { AddLeadDialog } from './add-lead-dialog.tsx'

type LeadsHeadProps = { text: string; homes: { id: number; title: string }[]; homeId: number | undefined }

/** The title, the table for spreadsheets, and the way to write somebody down. */
export function LeadsHead({ text, homes, homeId }: LeadsHeadProps) {
  const { t } = useTranslation('leads')
  const { code } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="type-page">{t('title')}</h1>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/leads-csv?language=${code}`}
          download
          title={t('csv.hint')}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download aria-hidden />
          {t('csv.download')}
        </a>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t('add.action')}
        </Button>
      </div>
      {isAdding && <AddLeadDialog homes={homes} homeId={homeId} onClose={() => setAdding(false)} />}
    </div>
  )
}
