import { availableState } from '@gable/domain/market-moves'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import {
  assertCurrentVersion,
  changedFiles,
  editListing,
  isSame,
  planFiles,
} from '../../listings/posting/edit-listing.ts'
import type { StoredFiles } from '../../listings/posting/store-files.ts'
import type { PropertyDeps } from '../property-deps.ts'
import { checkFacilities } from './attachments.ts'
import { listFacilitiesOf, saveExtra, saveFacilities } from './attachments.repository.ts'
import {
  changeContent,
  changedFields,
  type PropertyChanges,
  type PropertyContent,
  toColumns,
} from './property-content.ts'
import { findManagedContent, toRow } from './property-writes.repository.ts'
import { storePropertyFiles } from './store-files.ts'

/** Changes what was sent of a home that the member manages. */
export async function update(deps: PropertyDeps, member: Member, changes: PropertyChanges) {
  const { core } = deps
  const { id, requestedSlug } = changes
  return editListing(core, member, {
    id,
    requestedSlug,
    store: (ownerId) => storePropertyFiles(core.store, ownerId, changes),
    plan: (db) => planEdit(deps, db, member, changes),
    save: (tx, { slug }, edit, files) => save(deps, tx, slug, { edit, files, changes }),
  })
}

type Edit = Awaited<ReturnType<typeof planEdit>>

/** The home as it will be, or why it cannot be so. */
async function planEdit(deps: PropertyDeps, db: Db, { accountId }: Member, changes: PropertyChanges) {
  const { id, version, facilities } = changes
  const before = await findManagedContent(db, deps.core.texts, accountId, id)
  if (!before) throw notFound('Property')
  assertCurrentVersion(before.version, version)
  if (changes.deal && changes.deal !== before.content.deal && before.publishedAt) {
    throw conflict('illegal_move', 'What was public once keeps its deal')
  }
  const content = await changeContent(deps, before.content, changes)
  const files = await planFiles(deps.core, db, id, changes)
  const near = facilities && checkFacilities(facilities, await deps.catalogue.catalogueIn())
  const changed = [
    ...changedFields(before.content, content),
    ...changedFiles(files, changes),
    ...(changes.panorama ? ['panorama'] : changes.removesPanorama ? ['removedPanorama'] : []),
    ...(changes.metaImage ? ['metaImage'] : []),
    ...(near && !isSame(near, await listFacilitiesOf(db, id)) ? ['facilities'] : []),
  ]
  const marketState = content.deal === before.content.deal ? before.marketState : availableState(content.deal)
  return {
    ownerId: before.ownerId,
    content,
    marketState,
    near,
    changed,
    files: files.after,
    slugTitle: content.title,
    events: priceEvents({ subjectIds: [id], actorId: accountId }, before.content, content),
  }
}

type About = { subjectIds: number[]; actorId: number }

function priceEvents(
  about: About,
  { priceMinor: from }: PropertyContent,
  { priceMinor: to }: PropertyContent,
): NewEvent[] {
  return from === to ? [] : [{ name: 'property.price-changed', ...about, detail: { from, to } }]
}

type Saving = { edit: Edit; files: StoredFiles; changes: PropertyChanges }

async function save(deps: PropertyDeps, tx: Tx, slug: string, { edit, files, changes }: Saving): Promise<number> {
  const { content, marketState, near } = edit
  const { id, removesPanorama } = changes
  const row = toRow(await toColumns(deps, id, content))
  const version = await deps.core.rows.update(tx, id, { ...row, slug, marketState })
  if (changes.translations) await deps.core.texts.save(tx, id, content.translations)
  if (files.extraPictureId || removesPanorama) await saveExtra(tx, id, 'panorama', files.extraPictureId)
  if (files.metaId) await saveExtra(tx, id, 'meta', files.metaId)
  if (near) await saveFacilities(tx, id, near)
  return version
}
