import { photoTypes } from '@gable/domain/photo-rules'
import { AddFileTile } from '@gable/ui/add-file-tile'
import { buttonClass } from '@gable/ui/button'
import { FailedFileTile } from '@gable/ui/failed-file-tile'
import { FieldError } from '@gable/ui/field'
import { FileDrop } from '@gable/ui/file-drop'
import { FileGrid } from '@gable/ui/file-grid'
import { type FileProgress, FileTile } from '@gable/ui/file-tile'
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type MediaItem, maxPerSlot } from '#app/features/uploads/media-list.ts'
import type { Upload } from '#app/features/uploads/upload-queue.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { RoomSelect } from './room-select.tsx'
import { TransferNote } from './transfer-note.tsx'
import { fieldId, useFieldError } from './wizard-form.ts'

const accept = photoTypes.join(',')

/** The photographs in their order: dropped, pasted, chosen or taken; moved by hand, by key and by button. */
export function PhotoGrid({ media }: { media: Media }) {
  const { t } = useTranslation('posting')
  const error = useFieldError('photos')
  const { photos } = media.lists
  const refused = media.refused.filter(({ slot }) => slot === 'photos')
  const [said, setSaid] = useState('')
  const add = (files: File[]) => {
    if (photos.length + files.length > maxPerSlot.photos) {
      showToast({ tone: 'bad', text: t('media.tooMany', { most: maxPerSlot.photos }) })
    }
    void media.add('photos', files)
  }
  usePastedFiles(add)

  function move(from: number, to: number) {
    media.move('photos', from - 1, to - 1)
    setSaid(t('media.moved', { number: to, total: photos.length }))
  }

  return (
    <section className="grid grid-cols-1 gap-3">
      <div id={fieldId('photos')} tabIndex={-1} className="mb-3 grid gap-2 outline-none">
        <FileDrop
          title={t('media.drop')}
          hint={t('media.dropHint')}
          chooseLabel={t('media.chooseFiles')}
          accept={accept}
          isDisabled={photos.length >= maxPerSlot.photos}
          onFiles={add}
        />
        <CameraButton onFiles={add} />
        {error && <FieldError>{error}</FieldError>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {photos.length > 0 && <h2 className="font-semibold">{t('media.photos', { count: photos.length })}</h2>}
        <TransferNote uploads={media.uploads} />
      </div>
      <output className="ui-visually-hidden">{said}</output>
      {photos.length + refused.length > 0 && (
        <FileGrid label={t('media.photosTitle')} onMove={move}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              media={media}
              photo={photo}
              position={index + 1}
              onMove={(to) => move(index + 1, to)}
              onRemoved={() => setSaid(t('media.removed'))}
              onTurned={() => setSaid(t('media.turned', { number: index + 1 }))}
            />
          ))}
          {refused.map(({ id, name, problem }) => (
            <FailedFileTile
              key={id}
              name={name}
              reason={t(`media.problems.${problem}`, { name })}
              retryLabel={t('media.replace')}
              removeLabel={t('media.remove')}
              onRetry={() => {
                media.forgive(id)
                openFileDialog()
              }}
              onRemove={() => media.forgive(id)}
            />
          ))}
          {photos.length < maxPerSlot.photos && (
            <AddFileTile label={t('media.addMore')} accept={accept} onFiles={add} />
          )}
        </FileGrid>
      )}
    </section>
  )
}

/** A telephone photographs straight into the listing. */
function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('posting')
  return (
    <label className={buttonClass({ variant: 'secondary', isWide: true }, 'wizard-camera')}>
      <Camera aria-hidden />
      {t('media.takePhoto')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="ui-visually-hidden"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}

const openFileDialog = () => document.querySelector<HTMLElement>(`#${fieldId('photos')} input[type=file]`)?.click()

type PhotoTileProps = {
  media: Media
  photo: MediaItem
  position: number
  onMove: (to: number) => void
  onRemoved: () => void
  onTurned: () => void
}

function PhotoTile({ media, photo, position, onMove, onRemoved, onTurned }: PhotoTileProps) {
  const { t } = useTranslation('posting')
  const toErrorText = useErrorText()
  const toProgress = useProgress(media)
  const upload = media.uploads.get(photo.id)
  const remove = () => {
    media.remove('photos', photo.id)
    onRemoved()
  }
  const turn = () => {
    media.turn('photos', photo.id, 90)
    onTurned()
    showToast({
      text: t('media.turned', { number: position }),
      action: { label: t('media.undo'), run: () => media.turn('photos', photo.id, 270) },
    })
  }
  if (upload?.state === 'failed') {
    return (
      <FailedFileTile
        name={photo.name}
        reason={toErrorText({ code: upload.problem })}
        retryLabel={t('media.retry')}
        removeLabel={t('media.remove')}
        onRetry={() => media.resume(photo.id)}
        onRemove={remove}
      />
    )
  }
  const number = { number: position }
  return (
    <FileTile
      words={{
        remove: `${t('media.remove')}: ${t('media.photoNumber', { ...number, name: photo.name })}`,
        move: `${t('media.actions', number)}. ${t('media.howToMove')}`,
        moveEarlier: t('media.moveEarlier'),
        moveLater: t('media.moveLater'),
        makeCover: t('media.makeCover'),
        turn: t('media.turn', { number: position }),
        cover: t('media.cover'),
      }}
      position={position}
      total={media.lists.photos.length}
      previewSrc={photo.previewUrl}
      alt={t('media.photoNumber', { ...number, name: photo.name })}
      progress={upload && upload.state !== 'done' ? toProgress(upload) : undefined}
      turn={photo.turn}
      onRemove={remove}
      onTurn={turn}
      onMove={onMove}
      below={
        <RoomSelect
          number={position}
          room={photo.room ?? null}
          onChoose={(room) => media.nameRoom('photos', photo.id, room)}
        />
      }
    />
  )
}

function useProgress(media: Media) {
  const { t } = useTranslation('posting')
  return ({ id, name, state, sentBytes, sizeBytes }: Upload): FileProgress => {
    const percent = sizeBytes === 0 ? 0 : (sentBytes / sizeBytes) * 100
    const isPaused = state === 'paused'
    return {
      percent,
      isPaused,
      label: state === 'failed' || state === 'done' ? '' : t(`media.${state}`),
      percentLabel: t('media.percent', { percent: Math.round(percent) }),
      pauseLabel: t(isPaused ? 'media.resumeUpload' : 'media.pauseUpload', { name }),
      cancelLabel: t('media.cancelUpload', { name }),
      onPause: () => (isPaused ? media.resume(id) : media.pause(id)),
    }
  }
}

/** Pictures that are pasted anywhere on the page, unless somebody is writing. */
function usePastedFiles(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (files.length > 0 && !isWriting) onFiles(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  })
}
