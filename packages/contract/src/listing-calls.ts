import { reviewStates } from '@gable/domain/listing-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, Id, PictureOrder, PictureRooms, PictureTurns, renamed, Slug, uuids } from './wire.ts'

/** Why somebody may not list anything yet. */
export const gateErrors = ['profile_incomplete', 'not_verified', 'package_required'] as const

export const OwnId = z.strictObject({ id: Id })

/** What a lister is told after a change. */
export const Saved = renamed(
  z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates), version: z.int() }),
  { slug_id: 'slug', request_status: 'reviewState' },
)

const looks = {
  picture_turns: PictureTurns.optional().describe(
    'Ours: pictures that lie on their side, as id@90 in degrees clockwise; new:cover and new:0 … are those sent along',
  ),
  picture_rooms: PictureRooms.optional().describe(
    'Ours: which room pictures show, as id=kitchen, id= to forget it; new:cover and new:0 … are those sent along',
  ),
}

/** What a new listing says beside its content. */
export const newFields = {
  ...looks,
  draft_id: z.uuid().optional().describe('Ours: the draft that this was; it is gone exactly if this is posted'),
  userid: z.unknown().optional().describe('Accepted and ignored: the session says who calls'),
}

/** What a change of a listing says beside its content. */
export const changeFields = {
  ...looks,
  version: Id.optional().describe('Ours: the version that was read; another one since is refused'),
  remove_gallery_images: uuids(60).optional(),
  remove_documents: uuids(60).optional(),
  picture_order: PictureOrder.optional().describe(
    'Ours: ids of its pictures, the cover first; new:0, new:1 … are the new gallery_images; what is not named follows',
  ),
}
export const newNames = { draft_id: 'draftId', picture_turns: 'pictureTurns', picture_rooms: 'pictureRooms' } as const
export const changeNames = {
  picture_turns: 'pictureTurns',
  picture_rooms: 'pictureRooms',
  remove_gallery_images: 'removedPictureIds',
  remove_documents: 'removedDocumentIds',
  picture_order: 'pictureOrder',
} as const

const write = { method: 'POST', access: 'member', demo: 'refused', errors: ['not_found'] } as const

export const deleteCall = <const Kind extends string>(kind: Kind) =>
  ({
    ...write,
    path: `/delete_${kind}`,
    summary: `Delete an own ${kind}: hidden at once, erased when the time to undo it is over`,
    input: OwnId,
    output: renamed(z.object({ restore_until: z.string() }), { restore_until: 'restoreUntil' }),
  }) as const satisfies Call

export const restoreCall = <const Kind extends string>(kind: Kind) =>
  ({
    ...write,
    path: `/restore-${kind}`,
    summary: 'Undo a deletion in time',
    input: OwnId,
    output: Saved,
    errors: ['not_found', 'package_required'],
  }) as const satisfies Call

type Switch = { id: number; isActive: boolean }

export function switchCall<const Kind extends string>(kind: Kind) {
  const idName = `${kind}_id`
  const input: unknown = renamed(z.strictObject({ [idName]: Id, status: Flag }), { [idName]: 'id', status: 'isActive' })
  return {
    ...write,
    path: `/change-${kind}-status`,
    summary: `Switch an own ${kind} on or off; off hides it without a review`,
    // The name of the id is computed, so the types cannot follow it.
    input: input as z.ZodType<Switch>,
    output: renamed(z.object({ id: Id, status: Flag }), { status: 'isActive' }),
  } as const satisfies Call
}

export const ownCountsCall = <const Kind extends string, Counts extends z.ZodObject>(
  kind: Kind,
  { plural, output }: { plural: string; output: Counts },
) =>
  ({
    method: 'GET',
    path: `/get-added-${kind}-counts`,
    access: 'member',
    demo: 'allowed',
    summary: `How many own ${plural} there are behind each tab`,
    input: z.strictObject({}),
    output,
    errors: [],
  }) as const satisfies Call
