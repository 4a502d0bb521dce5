import type { PhotoKind, TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import type { Generated, JSONColumnType } from 'kysely'
import type { DocumentType } from './document-types.ts'

export type MediaTables = {
  media: {
    id: string
    ownerId: number
    originalKey: string
    fingerprint: Buffer | null
    filesId: string | null
    width: number
    height: number
    widths: Generated<number[]>
    placeholder: string | null
    kind: Generated<PhotoKind>
    /** Clockwise, from the way that its original lies. */
    turnDegrees: Generated<TurnDegrees>
    /** Which room of its listing it shows. */
    room: PictureRoom | null
    sizeBytes: Generated<number>
    thumbhash: Buffer | null
    dominantColour: string | null
    /** Written as digits; read it as text, because a number cannot hold 64 bits. */
    perceptualHash: string | null
    createdAt: Generated<Date>
    processedAt: Date | null
    unusedSince: Generated<Date | null>
  }
  document: {
    id: string
    ownerId: number
    name: string
    mediaType: DocumentType
    originalKey: string
    servedKey: string | null
    sizeBytes: number
    state: Generated<'pending' | 'ready' | 'quarantined' | 'refused'>
    /** Of a PDF: without it `ready` was said by an earlier version, which looked less closely. */
    isInspected: Generated<boolean>
    /** Of a voice note: as its recorder said until it is measured. */
    seconds: number | null
    levels: number[] | null
    createdAt: Generated<Date>
    unusedSince: Generated<Date | null>
  }
  storageUse: { accountId: number; bytes: number; files: number }
  upload: {
    id: string
    ownerId: number
    metadata: JSONColumnType<Record<string, string | null>>
    sizeBytes: number
    receivedBytes: Generated<number>
    pieceKeys: Generated<string[]>
    createdAt: Generated<Date>
    expiresAt: Date
  }
}
