import { inviteToAgency } from '@gable/contract/agencies'
import { type AgencyRole, invitedRoles, mayInviteAs } from '@gable/domain/agency-roles'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { looksLikeEmail } from '#app/shared/looks-like-email.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

type InviteDialogProps = { role: AgencyRole; onClose: () => void }

/** Whom to ask, and as what. */
export function InviteDialog({ role, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['agencies', 'common'])
  const toErrorText = useErrorText()
  const { input, send, isWrong, error, isBusy } = useInviting(onClose)
  const roles = invitedRoles.filter((one) => mayInviteAs(role, one))
  return (
    <Dialog
      isOpen
      width={480}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <Field label={t('invite.email')} isRequired error={isWrong ? t('invite.emailWrong') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="email"
              name="email"
              dir="ltr"
              autoComplete="off"
              maxLength={254}
            />
          )}
        </Field>
        <Field label={t('invite.role')}>
          {(control) => (
            <Select {...control} name="role" defaultValue="agent">
              {roles.map((one) => (
                <option key={one} value={one}>
                  {t(`roles.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {error !== undefined && (
          <Note tone="bad" isAlert>
            {toErrorText(error)}
          </Note>
        )}
        <Button type="submit" size="large" isWide isLoading={isBusy}>
          {t('invite.send')}
        </Button>
      </form>
    </Dialog>
  )
}

function useInviting(onClose: () => void) {
  const { t } = useTranslation('agencies')
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function send(data: FormData) {
    const email = String(data.get('email') ?? '').trim()
    const isAddress = looksLikeEmail(email)
    setWrong(!isAddress)
    if (!isAddress) return input.current?.focus()
    setBusy(true)
    setError(undefined)
    try {
      const role = data.get('role') === 'manager' ? 'manager' : 'agent'
      await dispatch(inviteToAgency, { email, role })
      onClose()
      showToast({ id: 'agency', text: t('invite.sent', { email }) })
      await revalidate()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }

  return { input, send, isWrong, error, isBusy }
}
