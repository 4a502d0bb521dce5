import { searchWords } from '@gable/domain/search-words'
import { sql } from 'kysely'
import { createDraftsService } from '../features/drafts/drafts.service.ts'
import { composeListings } from '../features/listings/compose-listings.ts'
import { listingSubjectOf } from '../features/listings/notices/listing-subject.ts'
import { composeNotifications } from '../features/notifications/compose-notifications.ts'
import { managedBy } from '../features/listings/managed-by.ts'
import { createListingCore } from '../features/listings/listing-core.ts'
import type { ListingKind } from '../features/listings/listing-kind.ts'
import { createOwnLists } from '../features/listings/own-lists.repository.ts'
import { editListing, assertCurrentVersion, planFiles } from '../features/listings/posting/edit-listing.ts'
import { postListing } from '../features/listings/posting/post-listing.ts'
import { storeFiles } from '../features/listings/posting/store-files.ts'
import { createReviewService } from '../features/listings/review/review.service.ts'
import { createVisibility } from '../features/listings/visible-to.ts'
import type { Member, Viewer } from '../platform/access.ts'
import type { Db, Tx } from '../platform/db.ts'
import { notFound } from '../platform/errors.ts'
import { createEventLog } from '../platform/events.ts'
import { receivedFile } from './received-file.ts'
import { photo, type TestServer } from './test-server.ts'

/** A room in a shared flat. The test database has its tables; the types know only the kinds that the product has. */
const name = 'room' as 'property'

const roomKind: ListingKind<'property'> = {
  name,
  jobPrefix: 'rooms',
  ends: { renewalPath: '/renew-room', linkPurpose: 'gable:renewal:room' },
  slugPrefix: 'room',
  maxPictures: 10,
  maxDocuments: 2,
  moreFiles: [],
  notices: {
    approved: 'listingApproved',
    rejected: 'listingRejected',
    ending: 'listingEnding',
    ended: 'listingEnded',
  },
  pathOf: (slug) => `/my-room/${slug}`,
}
const { visibleTo } = createVisibility(roomKind)
const { listOwn, countOwn } = createOwnLists(name, {
  live: sql`review_state = 'approved' and is_active and expires_at > now()`,
  review: sql`review_state = 'pending'`,
})

type Content = { title: string; flatmates: number }
type Written = Partial<Content> & { draftId?: string; requestedSlug?: string; version?: number }

/** Its content: what is written about it, and how that becomes a row. */
const roomContent = {
  async add(tx: Tx, beginning: { id: number; ownerId: number; slug: string; language: string }, content: Content) {
    const { id, ownerId, slug, language } = beginning
    await sql`
      insert into room (id, owner_id, slug, language, title, flatmates, words)
      values (${id}, ${ownerId}, ${slug}, ${language}, ${content.title}, ${content.flatmates},
        array_to_tsvector(${searchWords(content.title)}::text[]))`.execute(tx)
  },
  async find(db: Db, ownerId: number, id: number) {
    const { rows } = await sql<Content & { version: number }>`
      select title, flatmates, version from room
      where id = ${id} and owner_id = ${ownerId} and deleted_at is null`.execute(db)
    return rows[0]
  },
}

export async function addRoomTables({ db }: TestServer) {
  for (const statement of [
    sql`create table room (like project including defaults including identity including indexes)`,
    sql`alter table room add expires_at timestamptz, add reminders smallint not null default 0,
      add flatmates integer not null, drop description, drop category_id, drop type, drop city, drop state, drop country,
      drop address, drop city_key, drop state_key, drop country_key, drop location`,
    sql`create table room_slug (slug text primary key,
      room_id bigint not null references room on delete cascade deferrable initially deferred)`,
    sql`create table room_picture (room_id bigint not null references room on delete cascade, position smallint not null,
      media_id uuid not null unique references media, primary key (room_id, position))`,
    sql`create table room_document (room_id bigint not null references room on delete cascade,
      position smallint not null, document_id uuid not null unique references document, primary key (room_id, position))`,
    sql`alter table property_draft drop constraint property_draft_kind_check`,
  ]) {
    await statement.execute(db)
  }
}

/** Everything that rooms need: the core with their record, and their content. */
export function composeRooms({ product, db, config }: TestServer) {
  const events = createEventLog()
  // Packages know only the kinds that the product has.
  const uses: { accountId: number; kind: string; subjectId: number }[] = []
  const drafts = createDraftsService({ db, managedBy, uploads: product.media.draftUploads })
  const core = createListingCore(roomKind, {
    db,
    events,
    drafts: drafts.ofKind(name),
    findRules: async () => ({ reviewsEdits: true, listingDays: 30, isVerificationRequired: false }),
    findVerificationState: async () => 'initial',
    uses: {
      spend: async (_tx, { accountId }, kind, subject) => void uses.push({ accountId, kind, subjectId: subject.id }),
      giveBack: async () => undefined,
      takeAgain: async () => undefined,
    },
    notify: product.notify,
    handOverFiles: product.media.handOverFiles,
    secret: config.AUTH_SECRET,
    siteUrl: config.PUBLIC_URL,
    store: { media: product.media.service, documents: product.media.documents },
  })
  const listCards = async (viewer: Viewer, ids: number[]) => {
    if (ids.length === 0) return []
    return db.selectFrom(name).select(['id', 'slug', 'title']).where('id', 'in', ids).where(visibleTo(viewer)).execute()
  }
  const listings = composeListings(core)
  const notifications = composeNotifications({
    db,
    mailer: product.mailer,
    tell: product.live.tell,
    devices: { list: async () => [], forget: async () => undefined },
    fcm: undefined,
    sms: undefined,
    listings: { room: listingSubjectOf(core, { list: listCards, publicPath: (slug) => `/rooms/${slug}` }) },
    findChatText: async () => undefined,
    attachInvoice: async () => [],
    secret: config.AUTH_SECRET,
    siteUrl: config.PUBLIC_URL,
    currency: config.SITE_CURRENCY,
  })

  return {
    core,
    uses,
    events,
    drafts,
    listCards,
    ...listings.feature,
    notificationJobs: notifications.jobs,
    renew: listings.renew,
    ...listings.listerActions,
    review: createReviewService(core, listCards),
    listOwn: ({ accountId }: Member) => listOwn(db, accountId, { words: [], offset: 0, limit: 10 }),
    countOwn: ({ accountId }: Member) => countOwn(db, accountId),

    async post(lister: Member, { draftId, requestedSlug, ...content }: Written & Content) {
      const bytes = Buffer.from(await (await photo()).arrayBuffer())
      const titleImage = await receivedFile(bytes)
      return postListing(core, lister, {
        draftId,
        slugRequests: [requestedSlug, content.title],
        store: () => storeFiles(core.store, lister.accountId, { titleImage }),
        add: (tx, beginning) => roomContent.add(tx, beginning, content),
      })
    },

    async update(lister: Member, id: number, { requestedSlug, version, ...changes }: Written) {
      return editListing(core, lister, {
        id,
        requestedSlug,
        store: (ownerId) => storeFiles(core.store, ownerId, {}),
        async plan(from) {
          const before = await roomContent.find(from, lister.accountId, id)
          if (!before) throw notFound('Room')
          assertCurrentVersion(before.version, version)
          const content = { title: before.title, ...changes }
          const { after } = await planFiles(core, from, id, {})
          return {
            ownerId: lister.accountId,
            content,
            files: after,
            slugTitle: content.title,
            changed: Object.keys(changes),
          }
        },
        save: (tx, { slug }, { content: { title } }) => core.rows.update(tx, id, { slug, title }),
      })
    },
  }
}
