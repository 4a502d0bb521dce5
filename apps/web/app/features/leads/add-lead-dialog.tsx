import { addLead } from '@gable/contract/own-leads'
import { maxLeadNoteWords } from '@gable/domain/lead-stages'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { type AddedLead, type AddedProblems, findAddedProblems, readAddedLead } from './add-lead-values.ts'
import { leadPath } from './lead-query.ts'

type Home = { id: number; title: string }
type AddLeadDialogProps = { homes: Home[]; homeId: number | undefined; onClose: () => void }

/** For people who called or came by: what is known of them, and about which home they asked. */
export function AddLeadDialog({ homes, homeId, onClose }: AddLeadDialogProps) {
  const { t } = useTranslation(['leads', 'common'])
  const toErrorText = useErrorText()
  const { form, send, problems, error, isBusy } = useAddLead(onClose)
  return (
    <Dialog
      isOpen
      width={520}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('add.action')}
      description={homes.length > 0 ? t('add.text') : t('add.noHomes')}
    >
      {homes.length > 0 && (
        <form
          ref={form}
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send(readAddedLead(event.currentTarget))
          }}
        >
          <LeadFields problems={problems} />
          <HomeField homes={homes} homeId={homeId} problems={problems} />
          <Field label={t('add.note')} optionalLabel={t('enquiry.optional')}>
            {(control) => <Textarea {...control} name="note" rows={3} dir="auto" maxLength={maxLeadNoteWords} />}
          </Field>
          {error !== undefined && (
            <Note tone="bad" isAlert>
              {toErrorText(error)}
            </Note>
          )}
          <Button type="submit" size="large" isWide isLoading={isBusy}>
            {t('add.save')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function LeadFields({ problems }: { problems: AddedProblems }) {
  const { t } = useTranslation('leads')
  return (
    <>
      <Field label={t('add.name')} isRequired error={problems.name && t('enquiry.problems.required')}>
        {(control) => <TextInput {...control} name="name" dir="auto" autoComplete="off" maxLength={100} />}
      </Field>
      <Field label={t('enquiry.phone')} error={problems.phoneNumber && t('add.reach')}>
        {(control) => (
          <TextInput {...control} type="tel" name="phoneNumber" dir="ltr" autoComplete="off" maxLength={32} />
        )}
      </Field>
      <Field label={t('enquiry.email')} error={problems.email && t('enquiry.problems.email')}>
        {(control) => <TextInput {...control} type="email" name="email" dir="ltr" autoComplete="off" maxLength={254} />}
      </Field>
    </>
  )
}

type HomeFieldProps = Pick<AddLeadDialogProps, 'homes' | 'homeId'> & { problems: AddedProblems }

function HomeField({ homes, homeId, problems }: HomeFieldProps) {
  const { t } = useTranslation('leads')
  const [only] = homes
  const chosen = homeId ?? (homes.length === 1 ? only?.id : undefined)
  return (
    <Field label={t('add.home')} isRequired error={problems.propertyId && t('enquiry.problems.required')}>
      {(control) => (
        <Select {...control} name="propertyId" defaultValue={chosen ?? ''}>
          <option value="">{t('add.chooseHome')}</option>
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

/** Sends what was written and opens the new lead. */
function useAddLead(onClose: () => void) {
  const { t } = useTranslation('leads')
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<AddedProblems>({})
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function send(values: AddedLead) {
    const found = findAddedProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setError(undefined)
    try {
      const { data } = await dispatch(addLead, values)
      onClose()
      showToast({ id: 'lead', text: t('add.saved', { name: values.name }) })
      await navigate(toLocal(leadPath({ tab: 'open', text: '', leadId: data.id })), { preventScrollReset: true })
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }

  return { form, send, problems, error, isBusy }
}
