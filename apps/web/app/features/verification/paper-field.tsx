import type { VerificationField, VerificationValue } from '@gable/contract/verification'
import { buttonClass } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { FileDrop } from '@gable/ui/file-drop'
import { IconButton } from '@gable/ui/icon-button'
import { ProgressBar } from '@gable/ui/progress-bar'
import { CircleCheck, FileText, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Papers } from './use-papers.ts'
import { useFileSize } from './use-file-size.ts'

const accept = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'

type PaperFieldProps = {
  field: VerificationField
  papers: Papers
  kept: VerificationValue['file'] | undefined
  error: string | undefined
}

/** One paper: a place to drop it, then what it is and how far it is. */
export function PaperField({ field, papers, kept, error }: PaperFieldProps) {
  const { t } = useTranslation('verification')
  const { id, name, hint, isRequired } = field
  const { item, refused } = papers.find(id)
  const problem = refused ? t(`problems.${refused.problem}`, { name: refused.name }) : error
  return (
    <fieldset id={`answer-${id}`} className="grid min-w-0 gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="ui-label" aria-hidden>
          {name} {!isRequired && <small>{t('optional')}</small>}
        </span>
        {hint && <span className="text-end text-12 text-ink-soft">{hint}</span>}
      </div>
      {item ? (
        <SentRow field={field} papers={papers} />
      ) : kept ? (
        <Row
          icon={<FileText aria-hidden />}
          name={kept.name}
          size={kept.size}
          end={<Replace field={field} papers={papers} />}
        >
          <p className="verification-good">
            <CircleCheck aria-hidden />
            {t('file.kept')}
          </p>
        </Row>
      ) : (
        <FileDrop
          className="verification-drop"
          title={t('file.drop')}
          hint={t('file.dropHint')}
          chooseLabel={
            <>
              {t('file.choose')}
              <span className="ui-visually-hidden">: {name}</span>
            </>
          }
          accept={accept}
          isMultiple={false}
          onFiles={([file]) => file && papers.put(id, file)}
        />
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}

function Replace({ field: { id, name }, papers }: { field: VerificationField; papers: Papers }) {
  const { t } = useTranslation('verification')
  return (
    <label className={`${buttonClass({ variant: 'secondary', size: 'small' })} verification-replace`}>
      {t('file.replace')}
      <input
        type="file"
        accept={accept}
        aria-label={t('file.replaceFor', { field: name })}
        className="ui-visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) papers.put(id, file)
          target.value = ''
        }}
      />
    </label>
  )
}

function SentRow({ field: { id }, papers }: { field: VerificationField; papers: Papers }) {
  const { t } = useTranslation('verification')
  const toErrorText = useErrorText()
  const toSize = useFileSize()
  const { item, upload } = papers.find(id)
  if (!item) return null
  const isMoving = upload !== undefined && upload.state !== 'done' && upload.state !== 'failed'
  const isBad = upload?.state === 'failed'
  const percent = upload && upload.sizeBytes > 0 ? (upload.sentBytes / upload.sizeBytes) * 100 : 100
  return (
    <Row
      isBad={isBad}
      icon={item.previewUrl ? <img src={item.previewUrl} alt="" /> : <FileText aria-hidden />}
      name={item.name}
      size={upload?.sizeBytes}
      end={
        <IconButton label={t('file.remove', { name: item.name })} onClick={() => papers.remove(id)}>
          {isMoving ? <X aria-hidden /> : <Trash2 aria-hidden />}
        </IconButton>
      }
    >
      {isMoving && (
        <>
          <ProgressBar label={item.name} percent={percent} className="mt-1.5 mb-1" />
          <p className="text-12 text-ink-soft">
            {upload.state === 'stalled'
              ? t('file.waiting')
              : t('file.progress', { sent: toSize(upload.sentBytes), size: toSize(upload.sizeBytes) })}
          </p>
        </>
      )}
      {upload?.state === 'failed' && (
        <FieldError>
          {toErrorText({ code: upload.problem })}{' '}
          <button type="button" className="font-semibold underline" onClick={() => papers.retry(id)}>
            {t('file.retry')}
          </button>
        </FieldError>
      )}
      {!isMoving && !isBad && (
        <p className="verification-good">
          <CircleCheck aria-hidden />
          {t('file.uploaded')}
        </p>
      )}
    </Row>
  )
}

type RowProps = {
  icon: ReactNode
  name: string
  size: number | undefined
  end: ReactNode
  isBad?: boolean
  children: ReactNode
}

function Row({ icon, name, size, end, isBad = false, children }: RowProps) {
  const toSize = useFileSize()
  return (
    <div className="verification-file" data-bad={isBad}>
      <span data-icon>{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <b className="truncate text-15 font-medium" dir="auto">
            {name}
          </b>
          {size !== undefined && <bdi className="flex-none text-12 text-ink-soft tabular-nums">{toSize(size)}</bdi>}
        </p>
        {children}
      </div>
      {end}
    </div>
  )
}
