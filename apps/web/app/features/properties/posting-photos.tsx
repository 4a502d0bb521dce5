import { photoTypes } from '@gable/domain/photo-rules'
import { FailedFileTile } from '@gable/ui/failed-file-tile'
import { FieldError } from '@gable/ui/field'
import { FileDrop } from '@gable/ui/file-drop'
import { FileGrid } from '@gable/ui/file-grid'
import { FileTile } from '@gable/ui/file-tile'
import { useTranslation } from 'react-i18next'
import { PostingSection } from './posting-section.tsx'
import { fieldId } from './use-posting-field.ts'
import type { usePhotos } from './use-photos.ts'

type PostingPhotosProps = ReturnType<typeof usePhotos> & { percent: number | undefined; error: string | undefined }

export function PostingPhotos({ photos, refused, add, remove, forgive, move, percent, error }: PostingPhotosProps) {
  const { t } = useTranslation(['properties', 'common'])
  return (
    <PostingSection id="media" title={t('posting.photosTitle')} text={t('posting.photosText')}>
      <div id={fieldId('photos')} tabIndex={-1} className="grid gap-2 outline-none">
        <FileDrop
          title={t('posting.drop')}
          hint={t('posting.dropHint')}
          chooseLabel={t('posting.chooseFiles')}
          accept={photoTypes.join(',')}
          isDisabled={percent !== undefined}
          onFiles={(files) => void add(files)}
        />
        {error && <FieldError>{error}</FieldError>}
      </div>
      {(photos.length > 0 || refused.length > 0) && (
        <>
          <p className="font-semibold" aria-live="polite">
            {t('posting.photos', { count: photos.length })}
          </p>
          <FileGrid label={t('posting.photosTitle')}>
            {photos.map(({ id, file, previewUrl }, index) => (
              <FileTile
                key={id}
                words={{
                  remove: t('posting.removePhoto', { number: index + 1 }),
                  moveEarlier: t('posting.moveEarlier', { number: index + 1 }),
                  moveLater: t('posting.moveLater', { number: index + 1 }),
                  makeCover: t('posting.makeCover'),
                  cover: t('posting.cover'),
                  uploading: t('posting.uploading'),
                }}
                position={index + 1}
                previewSrc={previewUrl}
                alt={t('posting.photoNumber', { number: index + 1, name: file.name })}
                isLast={index === photos.length - 1}
                uploadPercent={percent}
                onRemove={() => remove(id)}
                onMoveEarlier={() => move(index, index - 1)}
                onMoveLater={() => move(index, index + 1)}
                onMakeCover={() => move(index, 0)}
              />
            ))}
            {refused.map(({ id, name, problem }) => (
              <FailedFileTile
                key={id}
                name={name}
                reason={t(`posting.photoProblems.${problem}`, { name })}
                retryLabel={t('posting.chooseFiles')}
                removeLabel={t('common:actions.remove')}
                onRetry={() => {
                  forgive(id)
                  document.querySelector<HTMLElement>('#media input[type=file]')?.click()
                }}
                onRemove={() => forgive(id)}
              />
            ))}
          </FileGrid>
        </>
      )}
    </PostingSection>
  )
}
