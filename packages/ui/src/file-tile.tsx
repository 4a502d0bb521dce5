import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** The words of a tile; those of buttons should name the file. */
export type FileTileWords = {
  remove: string
  moveEarlier: string
  moveLater: string
  makeCover: string
  cover: string
  uploading: string
}

type FileTileProps = {
  words: FileTileWords
  /** Where it stands, counted from 1; the first is the cover and is drawn large. */
  position: number
  previewSrc?: string | undefined
  alt: string
  isLast?: boolean | undefined
  /** 0 to 100 while it is on its way; missing when it has arrived. */
  uploadPercent?: number | undefined
  onRemove: () => void
  onMoveEarlier?: (() => void) | undefined
  onMoveLater?: (() => void) | undefined
  onMakeCover?: (() => void) | undefined
}

/** One picture of a sequence. Everything that dragging could do has a button as well. */
export function FileTile(props: FileTileProps) {
  const { words, position, previewSrc, alt, uploadPercent } = props
  const isUploading = uploadPercent !== undefined
  const isCover = position === 1
  return (
    <li className="ui-file-tile" data-cover={isCover} data-state={isUploading ? 'uploading' : 'done'}>
      {previewSrc && <img src={previewSrc} alt={alt} decoding="async" />}
      <div data-row="top">
        {!isUploading && !isCover && (
          <TileButton label={words.makeCover} onClick={props.onMakeCover} isPushed>
            <Star aria-hidden />
          </TileButton>
        )}
        <TileButton label={words.remove} onClick={props.onRemove}>
          <X aria-hidden />
        </TileButton>
      </div>
      <div data-row="bottom">
        {isUploading ? <Progress label={words.uploading} percent={uploadPercent} /> : <Order {...props} />}
      </div>
    </li>
  )
}

function Order({ words, position, isLast, onMoveEarlier, onMoveLater }: FileTileProps) {
  return (
    <>
      <span data-push>
        <Badge tone="photo">{position === 1 ? words.cover : position}</Badge>
      </span>
      <TileButton label={words.moveEarlier} onClick={onMoveEarlier} isDisabled={position === 1}>
        <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
      </TileButton>
      <TileButton label={words.moveLater} onClick={onMoveLater} isDisabled={isLast}>
        <ArrowRight className="rtl:-scale-x-100" aria-hidden />
      </TileButton>
    </>
  )
}

function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div data-progress>
      <span>{label}</span>
      <span className="tabular-nums">{Math.round(percent)}%</span>
      <ProgressBar label={label} percent={percent} />
    </div>
  )
}

type TileButtonProps = {
  label: string
  children: ReactNode
  onClick: (() => void) | undefined
  isDisabled?: boolean | undefined
  isPushed?: boolean | undefined
}

function TileButton({ label, children, onClick, isDisabled, isPushed }: TileButtonProps) {
  return (
    <button
      type="button"
      className="ui-file-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      data-push={isPushed || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
