import { chatMessageTypes } from '@gable/domain/chat-rules'
import { viewingSides, viewingStates } from '@gable/domain/viewing-moves'
import * as z from 'zod'
import { Id, renamed } from './wire.ts'

const whole = z.int().nonnegative()

/**
 * An account, or 0 for the administration; a listing, or 0 where a conversation is about none; the place of a message:
 * 1, 2, 3 … without a gap, given by the server.
 */
export const WholeNumber = z.codec(z.union([whole, z.string().regex(/^(0|[1-9]\d{0,14})$/)]), whole, {
  decode: Number,
  encode: (value) => value,
})

export const ChatFile = z.object({
  name: z.string(),
  type: z.enum(['picture', 'pdf']),
  size: whole.describe('Bytes'),
  width: whole.nullable(),
  height: whole.nullable(),
  state: z.enum(['checking', 'ready', 'refused']).describe('The address of a file is there when it is ready'),
})
export type ChatFile = z.output<typeof ChatFile>

export const ChatVoice = z.object({
  seconds: z.number().nonnegative(),
  levels: z.array(z.int().min(0).max(100)).describe('Its waveform from start to end; empty where it is not known'),
  state: z.enum(['checking', 'ready', 'refused']),
})
export type ChatVoice = z.output<typeof ChatVoice>

/** How a viewing stands now, as one of the two reads it in their conversation. */
const ChatViewing = renamed(
  z.object({
    id: Id,
    side: z.enum(viewingSides).describe('Which of the two the caller is'),
    viewing_state: z.enum(viewingStates),
    is_over: z.boolean(),
    starts_at: z.string(),
    ends_at: z.string(),
    time_zone: z.string(),
    place: z.string().describe('For the visitor empty until the time is agreed'),
    video_link: z.string(),
    message: z.string().describe('From the visitor'),
    reason: z.string(),
    sequence: whole.describe('Grows with every change'),
  }),
  {
    viewing_state: 'state',
    is_over: 'isOver',
    starts_at: 'startsAt',
    ends_at: 'endsAt',
    time_zone: 'timeZone',
    video_link: 'videoLink',
  },
)
export type ChatViewing = z.output<typeof ChatViewing>

export const ChatMessage = renamed(
  z.object({
    id: Id,
    message_id: z.uuid().describe('What its sender called it: the same again is the same message'),
    sender_id: whole.describe('0 for the administration'),
    receiver_id: whole,
    property_id: whole.describe('0 where it is about a project, or about nothing'),
    project_id: whole.describe('Ours: 0 where it is not about a project'),
    chat_id: Id.describe('Ours: its conversation'),
    sequence: whole.describe('Ours: its place there, 1, 2, 3 … without a gap'),
    chat_message_type: z.enum(chatMessageTypes),
    message: z.string(),
    file: z.string().describe('An address that ends after a while; empty without a file'),
    audio: z.string(),
    file_details: ChatFile.nullable().describe('Ours'),
    audio_details: ChatVoice.nullable().describe('Ours'),
    viewing: ChatViewing.nullable().describe('Ours: this message is its card; `message` says the time for others'),
    is_removed: z.boolean().describe('Ours: taken back by its sender; what it said is gone'),
    is_taken_down: z.boolean().describe('Ours: removed by staff, and not by its sender'),
    is_delivered: z.boolean().describe('Ours: whether a page of its receiver has it'),
    is_read: z.boolean(),
    created_at: z.string(),
  }),
  {
    message_id: 'messageId',
    sender_id: 'senderId',
    receiver_id: 'receiverId',
    property_id: 'propertyId',
    project_id: 'projectId',
    chat_id: 'chatId',
    chat_message_type: 'type',
    message: 'text',
    file: 'fileUrl',
    audio: 'audioUrl',
    file_details: 'file',
    audio_details: 'voice',
    is_removed: 'isRemoved',
    is_taken_down: 'isTakenDown',
    is_delivered: 'isDelivered',
    is_read: 'isRead',
    created_at: 'createdAt',
  },
)
export type ChatMessage = z.output<typeof ChatMessage>
