/** What documents are kept and handed out as, and how such a file's name ends. */
export const documentEndings = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
} as const

export type DocumentType = keyof typeof documentEndings
export type SoundType = Extract<DocumentType, `audio/${string}`>

export const isSound = (type: DocumentType): type is SoundType => type.startsWith('audio/')
