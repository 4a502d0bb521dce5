import { ArrowLeft, ArrowRight, GripVertical, Pause, Play, RotateCw, Star, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** The words of a tile; those of buttons should name the file. */
export type FileTileWords = {
  remove: string
  move: string
  moveEarlier: string
  moveLater: string
  makeCover: string
  turn: string
  cover: string
}

/** A file that is on its way, or waits to be. */
export type FileProgress = {
  percent: number
  /** Where it stands, in words: uploading, paused, no connection. */
  label: string
  percentLabel: string
  isPaused: boolean
  pauseLabel: string
  cancelLabel: string
  onPause: () => void
}

type FileTileProps = {
  words: FileTileWords
  /** Where it stands, counted from 1; the first is the cover and is drawn large. */
  position: number
  total: number
  previewSrc?: string | undefined
  alt: string
  /** How far it is turned, in degrees clockwise. */
  turn?: number | undefined
  /** Missing when it has arrived. */
  progress?: FileProgress | undefined
  onRemove: () => void
  /** A control under the picture. */
  below?: ReactNode
  /** By a quarter, clockwise. */
  onTurn: () => void
  /** To which place, counted from 1. */
  onMove: (to: number) => void
}

/** One picture of a sequence. Everything that dragging could do has a button and a key as well. */
export function FileTile(props: FileTileProps) {
  const { words, position, previewSrc, alt, turn = 0, progress, below } = props
  return (
    <li className="ui-file-card" data-position={position} data-cover={position === 1}>
      <div className="ui-file-tile" data-state={progress ? 'uploading' : 'done'}>
        {previewSrc ? (
          <img src={previewSrc} alt={alt} decoding="async" draggable={false} data-turn={turn || undefined} />
        ) : (
          <span>{alt}</span>
        )}
        <div data-row="top">
          {progress ? <Transfer progress={progress} onCancel={props.onRemove} /> : <Place {...props} />}
        </div>
        <div data-row="bottom">
          {progress ? (
            <Progress {...progress} />
          ) : (
            <>
              <span data-push>
                <Badge tone="photo">{position === 1 ? words.cover : position}</Badge>
              </span>
              <Order {...props} />
            </>
          )}
        </div>
      </div>
      {below}
    </li>
  )
}

function Place({ words, position, total, onRemove, onTurn, onMove }: FileTileProps) {
  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1 }
    const targets: Record<string, number> = { ArrowUp: position - 1, ArrowDown: position + 1, Home: 1, End: total }
    const step = steps[event.key]
    const to = step === undefined ? targets[event.key] : position + step
    if (to === undefined) return
    event.preventDefault()
    if (to >= 1 && to <= total && to !== position) onMove(to)
  }
  return (
    <>
      <TileButton label={words.turn} onClick={onTurn} isQuiet isPushed>
        <RotateCw aria-hidden />
      </TileButton>
      <TileButton label={words.remove} onClick={onRemove} isQuiet>
        <X aria-hidden />
      </TileButton>
      <button type="button" className="ui-file-button" data-grip aria-label={words.move} onKeyDown={moveByKey}>
        <GripVertical aria-hidden />
      </button>
    </>
  )
}

function Order({ words, position, total, onMove }: FileTileProps) {
  return (
    <>
      {position > 1 && (
        <TileButton label={words.makeCover} onClick={() => onMove(1)} isQuiet>
          <Star aria-hidden />
        </TileButton>
      )}
      <TileButton label={words.moveEarlier} onClick={() => onMove(position - 1)} isDisabled={position === 1} isQuiet>
        <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
      </TileButton>
      <TileButton label={words.moveLater} onClick={() => onMove(position + 1)} isDisabled={position === total} isQuiet>
        <ArrowRight className="rtl:-scale-x-100" aria-hidden />
      </TileButton>
    </>
  )
}

function Transfer({ progress, onCancel }: { progress: FileProgress; onCancel: () => void }) {
  const Icon = progress.isPaused ? Play : Pause
  return (
    <>
      <TileButton label={progress.pauseLabel} onClick={progress.onPause}>
        <Icon aria-hidden />
      </TileButton>
      <TileButton label={progress.cancelLabel} onClick={onCancel}>
        <X aria-hidden />
      </TileButton>
    </>
  )
}

function Progress({ label, percent, percentLabel }: FileProgress) {
  return (
    <div data-progress>
      <span>{label}</span>
      <span className="tabular-nums">{percentLabel}</span>
      <ProgressBar label={label} percent={percent} />
    </div>
  )
}

type TileButtonProps = {
  label: string
  children: ReactNode
  onClick: () => void
  isDisabled?: boolean | undefined
  isPushed?: boolean | undefined
  /** Shown when the tile is pointed at or has the focus; always where nothing can be pointed at. */
  isQuiet?: boolean | undefined
}

function TileButton({ label, children, onClick, isDisabled, isPushed, isQuiet }: TileButtonProps) {
  return (
    <button
      type="button"
      className="ui-file-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-push={isPushed || undefined}
      data-quiet={isQuiet || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
