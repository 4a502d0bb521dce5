import { Plus } from 'lucide-react'

type AddFileTileProps = { label: string; accept?: string | undefined; onFiles: (files: File[]) => void }

/** The empty place at the end of a grid, which opens the file dialog. */
export function AddFileTile({ label, accept, onFiles }: AddFileTileProps) {
  return (
    <li className="ui-file-tile" data-state="add">
      <label>
        <Plus aria-hidden />
        {label}
        <input
          type="file"
          multiple
          accept={accept}
          className="ui-visually-hidden"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
    </li>
  )
}
