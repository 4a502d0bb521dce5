import { maxEnquiryWords } from '@gable/contract/enquiries'
import type { PropertyDetail } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/lead-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type EnquiryProblems, readEnquiry } from './enquiry-values.ts'
import { useEnquiry } from './use-enquiry.ts'

type EnquiryDialogProps = { property: Pick<PropertyDetail, 'id' | 'title' | 'lister'>; onClose: () => void }

/** For people without an account: what they write is delivered once they open the link in a mail. */
export function EnquiryDialog({ property, onClose }: EnquiryDialogProps) {
  const { t } = useTranslation(['leads', 'common'])
  const [isSent, setSent] = useState(false)
  return (
    <Dialog
      isOpen
      width={520}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={isSent ? t('enquiry.sent') : t('enquiry.title')}
      description={isSent ? t('enquiry.sentText') : t('enquiry.text')}
    >
      {isSent ? (
        <div className="grid justify-items-center gap-4 text-center">
          <MailCheck className="size-12 text-good" aria-hidden />
          <Button isWide onClick={onClose}>
            {t('enquiry.done')}
          </Button>
        </div>
      ) : (
        <EnquiryForm propertyId={property.id} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

type EnquiryFormProps = { propertyId: number; onSent: () => void }

function EnquiryForm({ propertyId, onSent }: EnquiryFormProps) {
  const { t } = useTranslation('leads')
  const toErrorText = useErrorText()
  const { form, send, problems, error, isBusy } = useEnquiry(propertyId, onSent)
  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(readEnquiry(event.currentTarget))
      }}
    >
      <EnquiryFields problems={problems} />
      {error !== undefined && (
        <Note tone="bad" isAlert>
          {toErrorText(error)}
        </Note>
      )}
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('enquiry.send')}
      </Button>
      <p className="text-13 text-ink-soft">{t('enquiry.promise')}</p>
    </form>
  )
}

function EnquiryFields({ problems }: { problems: EnquiryProblems }) {
  const { t } = useTranslation('leads')
  const wordsOf = (name: keyof EnquiryProblems) => problems[name] && t(`enquiry.problems.${problems[name]}`)
  return (
    <>
      <Field label={t('enquiry.name')} isRequired error={wordsOf('name')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={100} />}
      </Field>
      <Field label={t('enquiry.email')} isRequired error={wordsOf('email')}>
        {(control) => (
          <TextInput {...control} type="email" name="email" dir="ltr" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field label={t('enquiry.phone')} optionalLabel={t('enquiry.optional')}>
        {(control) => (
          <TextInput {...control} type="tel" name="phoneNumber" dir="ltr" autoComplete="tel" maxLength={32} />
        )}
      </Field>
      <Field label={t('message')} isRequired error={wordsOf('message')}>
        {(control) => <Textarea {...control} name="message" rows={4} dir="auto" maxLength={maxEnquiryWords} />}
      </Field>
      {/* People neither see nor reach it; programs fill in everything. */}
      <div className="ui-visually-hidden" aria-hidden="true">
        <label>
          {t('enquiry.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
