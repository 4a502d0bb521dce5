import { storeAdvertisement } from '@gable/contract/promotions'
import type { Picture as ListingPicture } from '@gable/contract/property'
import { promotionTypes, type PromotionType } from '@gable/domain/promotion-moves'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Note } from '@gable/ui/note'
import { Picture } from '@gable/ui/picture'
import { RadioGroup } from '@gable/ui/radio-group'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { LimitDialog } from '#app/features/packages/limit-dialog.tsx'
import { type Limit, limitOf } from '#app/features/packages/limit-of.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast, type Toast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useSite } from '#app/shell/site.ts'
import { PlaceDrawing } from './place-drawing.tsx'

export type ToPromote = {
  kind: 'property' | 'project'
  id: number
  title: string
  titleImage: ListingPicture | null
  place: string
}
type FeatureDialogProps = { listing: ToPromote; onClose: () => void }

/** Where a listing should be put forward. Whoever has no package for it is led to the plans. */
export function FeatureDialog({ listing, onClose }: FeatureDialogProps) {
  const { t } = useTranslation(['promotions', 'common'])
  const [type, setType] = useState<PromotionType>('list')
  const { send, errorText, limit, forgetLimit, isBusy } = usePromoting(listing, onClose)
  const { kind, title, titleImage, place } = listing
  const source = titleImage ? toPictureSource(titleImage) : undefined
  // The home page has no slider of projects, and where the operator removed it, none at all.
  const { hasSlider } = useSite().settings
  const types = promotionTypes.filter((one) => one === 'list' || (kind === 'property' && hasSlider))
  // In its place, so that the way back from the plans leads here again.
  if (limit) return <LimitDialog limit={limit} onClose={forgetLimit} />
  return (
    <Dialog
      isOpen
      width={600}
      title={t(kind === 'property' ? 'dialog.home' : 'dialog.project')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" className="text-ink" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={() => void send(types.includes(type) ? type : 'list')}>
            {t('dialog.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="promotion-subject">
          {source && (
            <span className="promotion-picture">
              <Picture source={source} alt="" sizes="84px" />
            </span>
          )}
          <span dir="auto">
            <b className="block font-medium">{title}</b>
            <span className="text-14 text-ink-soft">{place}</span>
          </span>
        </p>
        <RadioGroup
          name="promotion-type"
          legend={t('dialog.where')}
          look="cards"
          className="promotion-types"
          value={type}
          onChange={(value) => setType(value === 'slider' ? 'slider' : 'list')}
          options={types.map((one) => ({
            value: one,
            label: t(`types.${one}.name`),
            description: t(`types.${one}.text`),
            icon: <PlaceDrawing type={one} />,
          }))}
        />
        <Note>{t('dialog.info')}</Note>
        {errorText && (
          <Note tone="bad" isAlert>
            {errorText}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

function usePromoting({ kind, id }: ToPromote, onClose: () => void) {
  const { t } = useTranslation('promotions')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [errorText, setErrorText] = useState<string>()
  const [limit, setLimit] = useState<Limit>()
  const [isBusy, setBusy] = useState(false)

  async function close(toast: Toast) {
    if (toast.text) showToast({ id: 'promotion', ...toast })
    onClose()
    await revalidate()
  }

  async function refuse(error: unknown) {
    const { status = 0, code } = error as { status?: number; code?: unknown }
    const reached = limitOf(error)
    if (reached) return setLimit(reached)
    // What got no answer can be sent again; what the server refused is over.
    if (status === 0) return setErrorText(toErrorText(error))
    return close({ tone: 'bad', text: code === 'illegal_move' ? t('dialog.notPublic') : toErrorText(error) })
  }

  async function send(type: PromotionType) {
    setBusy(true)
    setErrorText(undefined)
    const listing = kind === 'property' ? { propertyId: id } : { projectId: id }
    try {
      const { message = '' } = await dispatch(storeAdvertisement, { kind, type, ...listing })
      await close({ text: message })
    } catch (error) {
      await refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return { send, errorText, limit, forgetLimit: () => setLimit(undefined), isBusy }
}
