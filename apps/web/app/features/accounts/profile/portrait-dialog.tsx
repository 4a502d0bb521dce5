import { photoMinSide } from '@gable/domain/photo-rules'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { IconButton } from '@gable/ui/icon-button'
import { Range } from '@gable/ui/range'
import { Minus, Plus, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { cutPortrait } from './cut-portrait.ts'
import type { PictureSource } from './read-picture.ts'

type PortraitDialogProps = {
  source: PictureSource
  onUse: (file: File) => void
  onOther: () => void
  onClose: () => void
}

const circle = { width: 264, height: 264 }
const closest = 4

/** The part of a picture that shows the face: moved by pointer or keys, made larger, turned. */
export function PortraitDialog({ source, onUse, onOther, onClose }: PortraitDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [area, setArea] = useState<Area>()
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const view = useView(source)

  async function take() {
    if (!area) return
    setBusy(true)
    onUse(await cutPortrait(source, area, quarterTurns))
  }

  return (
    <Dialog
      title={t('profile.cropTitle')}
      description={t('profile.cropText')}
      closeLabel={t('common:dialog.close')}
      width={520}
      className="crop-dialog"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" className="me-auto -ms-3 text-ink" onClick={onOther}>
            {t('profile.otherPicture')}
          </Button>
          <Button isLoading={isBusy} onClick={() => void take()}>
            {t('profile.usePicture')}
          </Button>
        </>
      }
    >
      {/* Pictures have no reading direction. */}
      <div className="crop-stage" dir="ltr" ref={stage}>
        <Cropper
          image={source.url}
          crop={view.crop}
          zoom={view.zoom}
          minZoom={view.minZoom}
          maxZoom={view.maxZoom}
          rotation={quarterTurns * 90}
          aspect={1}
          cropShape="round"
          cropSize={circle}
          objectFit="cover"
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('profile.cropArea') }}
          mediaProps={{ alt: '' }}
          onCropChange={view.setCrop}
          onZoomChange={view.setZoom}
          onMediaLoaded={() => view.fit(stage.current)}
          onCropComplete={(_, pixels) => setArea(pixels)}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className="flex items-center gap-3">
        <IconButton variant="line" label={t('profile.farther')} onClick={() => view.come(-1)}>
          <Minus aria-hidden />
        </IconButton>
        <Range
          label={t('profile.zoom')}
          value={view.zoom}
          min={view.minZoom}
          max={view.maxZoom}
          step={(view.maxZoom - view.minZoom) / 50 || 0.01}
          onChange={(event) => view.setZoom(event.currentTarget.valueAsNumber)}
        />
        <IconButton variant="line" label={t('profile.closer')} onClick={() => view.come(1)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          variant="line"
          label={t('profile.turn')}
          onClick={() => setQuarterTurns((turns) => (turns + 1) % 4)}
        >
          <RotateCw aria-hidden />
        </IconButton>
      </div>
      <p className="text-12 text-ink-soft" dir="auto">
        {t('profile.cropFile', source)}
      </p>
    </Dialog>
  )
}

/** Begins with a full stage; goes out to the whole picture, and not so close that too few pixels are left. */
function useView({ width, height }: PictureSource) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [minZoom, setMinZoom] = useState(1)
  const [zoom, setZoom] = useState(1)
  const enlarged = Math.min(closest, Math.max(1, Math.min(width, height) / photoMinSide))
  const maxZoom = Math.max(1, minZoom * enlarged)
  return {
    crop,
    setCrop,
    zoom,
    setZoom,
    minZoom,
    maxZoom,
    /** When the picture is there: it covers the stage, whose size the window decides. */
    fit(stage: HTMLElement | null) {
      if (!stage) return
      const scale = Math.max(stage.clientWidth / width, stage.clientHeight / height)
      setMinZoom(Math.min(1, circle.width / (Math.min(width, height) * scale)))
    },
    come: (steps: number) =>
      setZoom((before) => Math.min(maxZoom, Math.max(minZoom, before + (steps * (maxZoom - minZoom)) / 8))),
  }
}
