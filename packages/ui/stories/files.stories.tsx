import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { AddFileTile } from '../src/add-file-tile.tsx'
import { FailedFileTile } from '../src/failed-file-tile.tsx'
import { FileDrop } from '../src/file-drop.tsx'
import { FileGrid } from '../src/file-grid.tsx'
import { FileTile } from '../src/file-tile.tsx'
import { Select } from '../src/select.tsx'
import { pictures } from './pictures.ts'

export default { title: 'Files' } satisfies Meta

const nothing = () => undefined
const names = ['living', 'kitchen', 'bedroom', 'dining', 'bath', 'balcony'] as const

const wordsFor = (name: string) => ({
  remove: `Remove ${name}`,
  move: `Move ${name} with the arrow keys`,
  moveEarlier: `Move ${name} earlier`,
  moveLater: `Move ${name} later`,
  makeCover: `Make ${name} the cover`,
  turn: `Rotate ${name}`,
  cover: 'Cover',
})

const progressOf = (name: string, percent: number, isPaused: boolean) => ({
  percent,
  isPaused,
  label: isPaused ? 'Paused' : 'Uploading',
  percentLabel: `${percent} %`,

  pauseLabel: `Pause ${name}`,
  cancelLabel: `Cancel ${name}`,
  onPause: nothing,
})

export const Drop = () => (
  <div className="grid max-w-3xl gap-6">
    <FileDrop
      title="Drop photos here, or paste them"
      hint="JPEG or PNG, at least 120 × 120, up to 20 MB each."
      chooseLabel="Choose files"
      accept="image/jpeg,image/png"
      onFiles={nothing}
    />
    <FileDrop title="Enough for now" hint="At most 30." chooseLabel="Choose files" onFiles={nothing} isDisabled />
  </div>
)

export const Tiles = () => {
  const [order, setOrder] = useState<(typeof names)[number][]>([...names])
  const move = (from: number, to: number) => {
    const [name] = order.slice(from - 1, from)
    if (name) setOrder(order.toSpliced(from - 1, 1).toSpliced(to - 1, 0, name))
  }
  return (
    <FileGrid label="Photographs" className="max-w-3xl" onMove={move}>
      {order.map((name, index) => (
        <FileTile
          key={name}
          words={wordsFor(name)}
          position={index + 1}
          total={order.length}
          previewSrc={pictures[name].src}
          alt={name}
          progress={name === 'bath' || name === 'balcony' ? progressOf(name, 72, name === 'bath') : undefined}
          turn={name === 'kitchen' ? 90 : undefined}
          onRemove={nothing}
          onTurn={nothing}
          onMove={(to) => move(index + 1, to)}
          below={
            <Select isSmall aria-label={`What ${name} shows`} defaultValue="">
              <option value="">Which room?</option>
              <option>Dining room</option>
            </Select>
          }
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
      <AddFileTile label="Add more" onFiles={nothing} />
    </FileGrid>
  )
}
