import { type AgencyMember, handOverListing, type SharedListing } from '@gable/contract/agency-members'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Select } from '@gable/ui/select'
import { useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useAgencyWork } from './use-agency-work.ts'

type HandOverDialogProps = {
  listing: SharedListing
  kind: 'property' | 'project'
  members: readonly AgencyMember[]
  onClose: () => void
}

/** To whom a listing goes, and what goes with it. */
export function HandOverDialog({ listing, kind, members, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['agencies', 'common'])
  const { work, isBusy } = useAgencyWork()
  const select = useRef<HTMLSelectElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { id, title } = listing
  const colleagues = members.filter((member) => member.id !== listing.memberId)
  const nameOf = (member: AgencyMember | undefined) => member?.name || t('members.nameless')

  async function send() {
    const memberId = Number(select.current?.value)
    setMissing(!memberId)
    if (!memberId) return select.current?.focus()
    const name = nameOf(colleagues.find((member) => member.id === memberId))
    const about = kind === 'property' ? { propertyId: id } : { projectId: id }
    const isDone = await work(
      () => dispatch(handOverListing, { ...about, memberId }),
      t('handOver.done', { title, name }),
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      isOpen
      width={480}
      title={t('handOver.title', { title })}
      description={t('handOver.text')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        colleagues.length > 0 && (
          <Button isLoading={isBusy} onClick={() => void send()}>
            {t('handOver.send')}
          </Button>
        )
      }
    >
      {colleagues.length === 0 ? (
        <p>{t('handOver.nobody')}</p>
      ) : (
        <Field label={t('handOver.to')} isRequired error={isMissing ? t('handOver.missing') : undefined}>
          {(control) => (
            <Select {...control} ref={select} defaultValue="">
              <option value="">{t('handOver.choose')}</option>
              {colleagues.map((member) => (
                <option key={member.id} value={member.id}>
                  {nameOf(member)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  )
}
