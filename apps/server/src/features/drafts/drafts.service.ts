import type { Input } from '@gable/contract/call'
import {
  type Draft,
  type DraftContent,
  type DraftKind,
  type getDrafts,
  maxDrafts,
  type saveDraft,
} from '@gable/contract/drafts'
import { uploadsIn } from '@gable/domain/draft-uploads'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import {
  addDraft,
  addEdit,
  type DraftRow,
  findDraft,
  isThere,
  listDrafts,
  type ManagedBy,
  removeDraft,
  removeDraftsOf,
  removeOldestEdits,
  replaceDraft,
  takeDraft,
} from './drafts.repository.ts'

type Deps = {
  db: Db
  managedBy: ManagedBy
  /** Finished uploads live for a day; those that a draft names live as long as the draft. */
  uploads: {
    name: (tx: Tx, draft: { id: string; ownerId: number }, uploadIds: string[]) => Promise<void>
    keepForUndo: (tx: Tx, draftId: string) => Promise<void>
  }
}
type WrittenDraft = Input<typeof saveDraft>
type Wanted = Input<typeof getDrafts>
export type DraftsService = ReturnType<typeof createDraftsService>

/** Half-filled forms, kept on the server so that they go on where they were left, on any device. */
export function createDraftsService({ db, managedBy, uploads }: Deps) {
  return {
    async list({ accountId }: Member, { kind = 'property', listingId }: Wanted): Promise<Draft[]> {
      const wanted = { kind, listingId: listingId ?? null, limit: maxDrafts }
      return (await listDrafts(db, accountId, wanted)).map(toDraft)
    },

    async get({ accountId }: Member, id: string): Promise<Draft> {
      const draft = await findDraft(db, accountId, id)
      if (!draft) throw notFound('Draft')
      return toDraft(draft)
    },

    async save(
      { accountId }: Member,
      { id, kind = 'property', listingId, revision, step, content = {} }: WrittenDraft,
    ): Promise<Draft> {
      if (id && revision === undefined) throw invalidField('revision', 'required')
      return db.transaction().execute(async (tx) => {
        const written = { step, content }
        const saved = id
          ? await replaceDraft(tx, accountId, { id, revision: revision ?? 0, ...written })
          : await add(tx, accountId, { kind, listingId, ...written }, managedBy)
        if (!saved) throw id ? await whyNotSaved(tx, accountId, id) : tooMany()
        await uploads.name(tx, { id: saved.id, ownerId: accountId }, uploadsIn(content))
        return toDraft(saved)
      })
    },

    async remove({ accountId }: Member, id: string): Promise<null> {
      await db.transaction().execute(async (tx) => {
        // Before the draft is gone and names nothing any more; undone with it where it is somebody else's.
        await uploads.keepForUndo(tx, id)
        if (!(await removeDraft(tx, accountId, id))) throw notFound('Draft')
      })
      return null
    },

    /** What posting does with the draft it came from. */
    ofKind: (kind: DraftKind): SubmittedDrafts => ({
      async assertExists(ownerId, id) {
        const draft = await findDraft(db, ownerId, id)
        if (draft?.kind !== kind || draft.listingId !== null) throw notFound('Draft')
      },
      async take(tx, ownerId, id) {
        if (!(await takeDraft(tx, ownerId, { id, kind }))) throw notFound('Draft')
      },
    }),

    eraseAllOf: (ownerId: number) => db.transaction().execute((tx) => removeDraftsOf(tx, ownerId)),
  }
}

/** For a feature that makes listings of drafts. */
export type SubmittedDrafts = {
  /** Asked before any file is stored. */
  assertExists: (ownerId: number, id: string) => Promise<void>
  /** Whoever submits the same draft from a second device finds that it is posted already. */
  take: (tx: Tx, ownerId: number, id: string) => Promise<void>
}

type NewDraft = { kind: DraftKind; listingId: number | undefined; step: string; content: DraftContent }

async function add(tx: Tx, ownerId: number, { listingId, ...draft }: NewDraft, managedBy: ManagedBy) {
  if (listingId === undefined) return addDraft(tx, ownerId, draft, maxDrafts)
  const { kind } = draft
  if (!(await isThere(tx, { kind, id: listingId }, managedBy(kind, ownerId)))) throw notFound('Listing')
  const edit = await addEdit(tx, ownerId, { ...draft, listingId })
  await removeOldestEdits(tx, ownerId, maxDrafts)
  return edit
}

const tooMany = () => conflict('too_many_drafts', `At most ${maxDrafts} drafts are kept`)

/** Another device saved it since: the caller is given what is there now, and decides. */
async function whyNotSaved(tx: Tx, ownerId: number, id: string) {
  const current = await findDraft(tx, ownerId, id)
  if (!current) return notFound('Draft')
  const { revision, updatedAt } = current
  return conflict('changed_meanwhile', 'Another device saved this draft since', {
    revision,
    updated_at: updatedAt.toISOString(),
  })
}

const toDraft = ({ updatedAt, ...draft }: DraftRow): Draft => ({ ...draft, updatedAt: updatedAt.toISOString() })
