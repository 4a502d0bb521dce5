import type { Meta } from '@storybook/react-vite'
import { FailedFileTile } from '../src/failed-file-tile.tsx'
import { FileDrop } from '../src/file-drop.tsx'
import { FileGrid } from '../src/file-grid.tsx'
import { FileTile } from '../src/file-tile.tsx'
import { pictures } from './pictures.ts'

export default { title: 'Files' } satisfies Meta

const nothing = () => undefined
const names = ['living', 'kitchen', 'bedroom', 'dining', 'bath', 'balcony'] as const

const wordsFor = (name: string) => ({
  remove: `Remove ${name}`,
  moveEarlier: `Move ${name} earlier`,
  moveLater: `Move ${name} later`,
  makeCover: `Make ${name} the cover`,
  cover: 'Cover',
  uploading: 'Uploading',
})

export const Drop = () => (
  <div className="grid max-w-3xl gap-6">
    <FileDrop
      title="Drop photographs here, or paste them"
      hint="JPEG or PNG, at least 120 × 120, up to 20 MB each."
      chooseLabel="Choose files"
      accept="image/jpeg,image/png"
      onFiles={nothing}
    />
    <FileDrop title="Enough for now" hint="At most 30." chooseLabel="Choose files" onFiles={nothing} isDisabled />
  </div>
)

export const Tiles = () => (
  <FileGrid label="Photographs" className="max-w-3xl">
    {names.map((name, index) => (
      <FileTile
        key={name}
        words={wordsFor(name)}
        position={index + 1}
        previewSrc={pictures[name].src}
        alt={name}
        uploadPercent={index > 3 ? index * 14 : undefined}
        onRemove={nothing}
        onMoveEarlier={nothing}
        onMoveLater={nothing}
        onMakeCover={nothing}
      />
    ))}
    <FailedFileTile
      name="plan-old.gif"
      reason="GIF is not accepted. Save it as JPEG or PNG."
      retryLabel="Replace"
      removeLabel="Remove"
      onRetry={nothing}
      onRemove={nothing}
    />
  </FileGrid>
)
