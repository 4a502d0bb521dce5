import type { OwnAccount } from '@gable/contract/accounts'
import type { AccountRow } from './accounts.repository.ts'

/** What the owner sees; the hash and the proven number stay behind. */
export function toOwnAccount(row: AccountRow, mediaUrl: string): OwnAccount {
  const { passwordHash: _, loginPhone, profileMediaId, isActive: __, createdAt: ___, eraseAfter, ...rest } = row
  return {
    ...rest,
    email: rest.email ?? '',
    mobile: rest.mobile || (loginPhone ?? ''),
    profileImageUrl: pictureUrl(profileMediaId, mediaUrl),
    eraseAfter: eraseAfter?.toISOString() ?? null,
  }
}

/** Portraits are small: one width serves every place that shows them. */
export const pictureUrl = (mediaId: string | null, mediaUrl: string) =>
  mediaId ? `${mediaUrl}/${mediaId}/320.webp` : ''
