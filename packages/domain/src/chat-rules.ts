/** Of one text, as it is stored. */
export const maxChatBytes = 4_096
export const maxChatFileBytes = 15 * 1024 * 1024
export const maxVoiceBytes = 10 * 1024 * 1024
export const maxVoiceSeconds = 300
/** What a member keeps to say it again. */
export const maxChatReplies = 20
export const maxReplyLetters = 1_000

/** What a message is by what it holds; a voice note is sent alone. */
export const chatMessageTypes = ['text', 'file', 'file_and_text', 'audio'] as const
export type ChatMessageType = (typeof chatMessageTypes)[number]

export const fitsChat = (text: string): boolean => new TextEncoder().encode(text).byteLength <= maxChatBytes

/** Spaces and marks that nobody sees say nothing. */
export const isBlankChat = (text: string): boolean => !/[^\p{C}\p{Z}]/u.test(text)

/** Nothing for a message without anything in it, and for a voice note that is not alone. */
export function chatTypeOf(has: { text: string; hasFile: boolean; hasAudio: boolean }): ChatMessageType | undefined {
  const hasText = !isBlankChat(has.text)
  if (has.hasAudio) return hasText || has.hasFile ? undefined : 'audio'
  if (has.hasFile) return hasText ? 'file_and_text' : 'file'
  return hasText ? 'text' : undefined
}
