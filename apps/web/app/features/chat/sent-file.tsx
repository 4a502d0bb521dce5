import type { ChatMessage } from '@gable/contract/chat-message'
import { FileText } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type SentFileProps = { message: Pick<ChatMessage, 'file' | 'fileUrl'>; isOwn: boolean; name: string }

/** A picture in the thread, or a paper to open; until it was looked through, only its name. */
export function SentFile({ message: { file, fileUrl }, isOwn, name }: SentFileProps) {
  const { t } = useTranslation('chat')
  if (!file) return null
  if (file.state !== 'ready' || !fileUrl) {
    return <FileLine name={file.name} text={t(file.state === 'refused' ? 'file.refused' : 'file.checking')} />
  }
  return (
    <a
      href={fileUrl}
      target="_blank"
      rel="noopener"
      className="chat-file"
      aria-label={t('file.open', { name: file.name })}
    >
      {file.type === 'picture' ? (
        <img
          src={fileUrl}
          alt={isOwn ? t('file.ownPicture') : t('file.picture', { name })}
          width={file.width ?? 240}
          height={file.height ?? 180}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <FileLine name={file.name} text={t('file.document')} />
      )}
    </a>
  )
}

export function FileLine({ name, text }: { name: string; text: string }) {
  return (
    <span className="chat-file-line">
      <FileText aria-hidden />
      <span className="min-w-0">
        <bdi>{name}</bdi>
        <small>{text}</small>
      </span>
    </span>
  )
}
