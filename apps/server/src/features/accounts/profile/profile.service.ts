import type { OwnAccount, updateProfile } from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import type { ReceivedFile } from '@gable/contract/wire'
import type { Member, Viewer } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import type { MediaService } from '../../media/media.service.ts'
import { claimPushToken, findAccount, forgetPushToken } from '../accounts.repository.ts'
import { toPhone } from '../identifier.ts'
import { pictureUrl, toOwnAccount } from '../own-account.ts'
import type { Signed } from '../security/security.service.ts'
import { removeSession } from '../sessions.repository.ts'
import { saveProfile } from './profile.repository.ts'

type Deps = {
  db: Db
  events: EventLog
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  mediaUrl: string
}
type Changes = Input<typeof updateProfile>
export type ProfileService = ReturnType<typeof createProfileService>

export function createProfileService({ db, events, media, mediaUrl }: Deps) {
  async function getOwn(accountId: number, from = db): Promise<OwnAccount> {
    const account = await findAccount(from, accountId)
    if (!account) throw notFound('Account')
    return toOwnAccount(account, mediaUrl)
  }

  return {
    async find(viewer: Viewer): Promise<OwnAccount | null> {
      return viewer ? getOwn(viewer.accountId) : null
    },

    /** Absent is not empty: only what was sent is changed. */
    async update(
      { member, token }: Signed,
      { profilePicture, removesPicture, pushToken, ...changes }: Changes,
    ): Promise<OwnAccount> {
      const mobile = changes.mobile ? toPhone(changes.mobile, 'mobile') : changes.mobile
      const files = profilePicture ? [profilePicture as ReceivedFile] : []
      const pictures = await media.storeOriginals(member.accountId, files)
      const profileMediaId = pictures[0]?.id ?? (removesPicture ? null : undefined)
      return db.transaction().execute(async (tx) => {
        await media.addToLibrary(tx, pictures)
        await saveProfile(tx, member.accountId, { ...changes, mobile, profileMediaId })
        if (pushToken) await claimPushToken(tx, pushToken, { accountId: member.accountId, sessionToken: token })
        await events.record(tx, {
          name: 'account.profile-changed',
          subjectIds: [member.accountId],
          actorId: member.accountId,
        })
        return getOwn(member.accountId, tx)
      })
    },

    async getPublic(id: number) {
      const account = await findAccount(db, id)
      if (!account?.isActive) throw notFound('User')
      const { name, aboutMe, city, country, facebookId, twitterId, instagramId, youtubeId, createdAt } = account
      return {
        id,
        name,
        aboutMe,
        city,
        country,
        facebookId,
        twitterId,
        instagramId,
        youtubeId,
        profileImageUrl: pictureUrl(account, mediaUrl),
        memberSince: createdAt.toISOString(),
      }
    },

    async registerDevice({ member, token }: Signed, pushToken: string): Promise<null> {
      const registering = { accountId: member.accountId, sessionToken: token }
      await db.transaction().execute((tx) => claimPushToken(tx, pushToken, registering))
      return null
    },

    async signOut(member: Member, token: string, pushToken: string | undefined): Promise<null> {
      await db.transaction().execute(async (tx) => {
        await removeSession(tx, token)
        if (pushToken) await forgetPushToken(tx, pushToken, member.accountId)
        await recordAudit(tx, { action: 'account.signed-out', actorId: member.accountId })
        await events.record(tx, {
          name: 'account.signed-out',
          subjectIds: [member.accountId],
          actorId: member.accountId,
        })
      })
      return null
    },
  }
}
