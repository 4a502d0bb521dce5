import { Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'

type FileDropProps = {
  title: ReactNode
  hint: ReactNode
  /** The words of the button inside. */
  chooseLabel: ReactNode
  onFiles: (files: File[]) => void
  /** As in the `accept` attribute; the browser does not hold dropped files to it, so check them again. */
  accept?: string | undefined
  isMultiple?: boolean | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
}

/** Files by dropping, by pasting while it has the focus, or through the file dialog by mouse and by key. */
export function FileDrop({ title, hint, chooseLabel, onFiles, isMultiple = true, isDisabled, ...rest }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const give = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isDisabled) onFiles(isMultiple ? files : files.slice(0, 1))
  }

  function handleDrag(event: DragEvent, isInside: boolean) {
    event.preventDefault()
    setOver(isInside && !isDisabled)
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    give(event.target.files)
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }

  return (
    // Dropping is an extra way: keys and screen readers use the input inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={classNames('ui-file-drop', rest.className)}
      data-over={isOver}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false)
        give(event.dataTransfer.files)
      }}
      onPaste={(event) => give(event.clipboardData.files)}
    >
      <span data-disc>
        <Upload aria-hidden />
      </span>
      <span data-words>
        <b>{title}</b>
        <span id={hintId} className="text-ink-soft">
          {hint}
        </span>
      </span>
      <span className={buttonClass({ variant: 'secondary' })}>{chooseLabel}</span>
      <input
        type="file"
        name={rest.name}
        accept={rest.accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-describedby={hintId}
        className="ui-visually-hidden"
        onChange={handleChange}
      />
    </label>
  )
}
