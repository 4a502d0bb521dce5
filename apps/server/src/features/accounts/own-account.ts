import type { OwnAccount } from '@gable/contract/accounts'
import { portraitFile } from '@gable/domain/portrait'
import type { AccountRow } from './accounts.repository.ts'

/** What the owner sees; the hash and the proven number stay behind. */
export function toOwnAccount(row: AccountRow, mediaUrl: string): OwnAccount {
  const { passwordHash: _, isActive: __, createdAt: ___, loginPhone, profileMediaId, pictureWidths, ...rest } = row
  return {
    ...rest,
    email: rest.email ?? '',
    mobile: rest.mobile || (loginPhone ?? ''),
    profileImageUrl: pictureUrl({ profileMediaId, pictureWidths }, mediaUrl),
    hasPicture: profileMediaId !== null,
    eraseAfter: rest.eraseAfter?.toISOString() ?? null,
  }
}

export function pictureUrl(
  { profileMediaId, pictureWidths }: Pick<AccountRow, 'profileMediaId' | 'pictureWidths'>,
  mediaUrl: string,
): string {
  const file = portraitFile(profileMediaId, pictureWidths)
  return file ? `${mediaUrl}/${file}` : ''
}
