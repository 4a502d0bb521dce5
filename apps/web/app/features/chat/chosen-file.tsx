import { maxChatFileBytes } from '@gable/domain/chat-rules'
import { IconButton } from '@gable/ui/icon-button'
import { Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLanguage } from '#app/shell/site.ts'
import { chatFileTypes, fileProblem } from './chat-files.ts'
import { FileLine } from './sent-file.tsx'

/** One file goes with a message; what cannot is refused before it is sent. */
export function useChosenFile() {
  const { t } = useTranslation('chat')
  const { locale } = useLanguage()
  const [file, setFile] = useState<File>()
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(maxChatFileBytes / 1024 ** 2)
  return {
    file,
    clear: () => setFile(undefined),
    choose(chosen: File) {
      const problem = fileProblem(chosen)
      if (problem) showToast({ id: 'chat', text: t(`file.${problem}`, { size }), tone: 'bad' })
      else setFile(chosen)
    },
  }
}

export function AttachButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('chat')
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={t('composer.attach')} onClick={() => field.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
      <input
        ref={field}
        type="file"
        hidden
        accept={chatFileTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again after it was taken away.
          target.value = ''
        }}
      />
    </>
  )
}

export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className="chat-chosen">
      <FileLine name={file.name} text="" />
      <IconButton label={t('file.remove', { name: file.name })} size="small" onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
