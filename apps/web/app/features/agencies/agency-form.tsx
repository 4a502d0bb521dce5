import { type Agency, createAgency, updateAgency } from '@gable/contract/agencies'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { Dialog } from '@gable/ui/dialog'
import { Note } from '@gable/ui/note'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { AgencyFields } from './agency-fields.tsx'
import { type AgencyProblems, findAgencyProblems, readAgencyValues } from './agency-values.ts'
import { type ChosenLogo, LogoField } from './logo-field.tsx'

type AgencyFormProps = { agency?: Agency; onClose: () => void }

/** What everybody reads about an agency; without one it is founded by this. */
export function AgencyForm({ agency, onClose }: AgencyFormProps) {
  const { t } = useTranslation(['agencies', 'common'])
  const toErrorText = useErrorText()
  const { form, save, problems, error, isBusy } = useAgencyForm(agency, onClose)
  const [logo, setLogo] = useState<ChosenLogo>()
  const [bringsListings, setBrings] = useState(true)
  return (
    <Dialog
      isOpen
      width={560}
      title={t(agency ? 'form.editTitle' : 'form.foundTitle')}
      description={t('form.text')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget, { logo, bringsListings })
        }}
      >
        <LogoField agency={agency} logo={logo} onChoose={setLogo} />
        <AgencyFields agency={agency} problems={problems} />
        {!agency && (
          <Checkbox
            label={t('form.brings')}
            description={t('form.bringsText')}
            checked={bringsListings}
            onChange={(event) => setBrings(event.currentTarget.checked)}
          />
        )}
        {error !== undefined && (
          <Note tone="bad" isAlert>
            {toErrorText(error)}
          </Note>
        )}
        <Button type="submit" size="large" isWide isLoading={isBusy}>
          {t(agency ? 'form.save' : 'own.found')}
        </Button>
      </form>
    </Dialog>
  )
}

type Chosen = { logo: ChosenLogo | undefined; bringsListings: boolean }

function useAgencyForm(agency: Agency | undefined, onClose: () => void) {
  const { t } = useTranslation('agencies')
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<AgencyProblems>({})
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function save(sent: HTMLFormElement, { logo, bringsListings }: Chosen) {
    const values = readAgencyValues(sent)
    const found = findAgencyProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setError(undefined)
    const file = logo && logo !== 'removed' ? { logo: logo.file } : {}
    try {
      if (agency) await dispatch(updateAgency, { ...values, ...file, ...(logo === 'removed' && { removesLogo: true }) })
      else await dispatch(createAgency, { ...values, ...file, bringsListings })
      onClose()
      showToast({ id: 'agency', text: t(agency ? 'own.saved' : 'own.founded', { name: values.name }) })
      await revalidate()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }

  return { form, save, problems, error, isBusy }
}
