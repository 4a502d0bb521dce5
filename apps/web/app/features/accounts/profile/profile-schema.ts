import type { OwnAccount } from '@gable/contract/accounts'
import * as z from 'zod'

/** The name of a page elsewhere, from whatever somebody pasted: an address, a name with an @, or the name itself. */
export function toHandle(text: string): string {
  const path = text.trim().replace(/^(https?:\/\/)?(www\.|m\.)?(facebook|instagram|twitter|x|youtube)\.com\//i, '')
  return (path.split(/[/?#]/, 1)[0] ?? '').replace(/^@/, '')
}

export const isHandle = (text: string) => /^[\p{L}\p{M}\p{N}._-]{0,100}$/u.test(text)

/** The keys of the texts beside the fields. */
export type ProfileProblem = 'required' | 'tooLong' | 'phone' | 'addressPart' | 'handle'

export const aboutMax = 600
const problem = (key: ProfileProblem) => ({ error: key })
const words = (maximum: number) => z.string().trim().max(maximum, problem('tooLong'))
const handle = z.string().transform(toHandle).refine(isHandle, problem('handle'))
const looksLikePhone = /^\+[\d\s()./-]{6,30}$/

export const addressParts = ['address', 'city', 'state', 'country'] as const
export const handleNames = ['facebookId', 'instagramId', 'twitterId', 'youtubeId'] as const

export const ProfileForm = z
  .object({
    name: words(100).min(1, problem('required')),
    mobile: words(32).refine((text) => text === '' || looksLikePhone.test(text), problem('phone')),
    address: words(500),
    city: words(200),
    state: words(200),
    country: words(200),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    aboutMe: words(5_000),
    /** Codes between commas, in the order of the list. */
    languages: z.string(),
    facebookId: handle,
    instagramId: handle,
    twitterId: handle,
    youtubeId: handle,
  })
  .superRefine((profile, context) => {
    // A place is whole or not there at all.
    if (addressParts.every((part) => profile[part] === '')) return
    for (const part of addressParts) {
      if (profile[part] === '')
        context.addIssue({ code: 'custom', path: [part], message: 'addressPart' satisfies ProfileProblem })
    }
  })

export type Profile = z.output<typeof ProfileForm>
export type ProfileField = keyof Profile

export function toProfile(account: OwnAccount): Profile {
  const { name, mobile, address, city, state, country, latitude, longitude, aboutMe, languages } = account
  const handles = Object.fromEntries(handleNames.map((field) => [field, toHandle(account[field])]))
  return {
    name,
    mobile,
    address,
    city,
    state,
    country,
    latitude,
    longitude,
    aboutMe,
    languages: languages.join(','),
    ...(handles as Pick<Profile, (typeof handleNames)[number]>),
  }
}

export const placeFields: readonly ProfileField[] = [...addressParts, 'latitude', 'longitude']

export const changedFields = (before: Profile, after: Profile): ProfileField[] =>
  (Object.keys(before) as ProfileField[]).filter((field) => before[field] !== after[field])

/** As a person counts them: however many of its fields differ, a place is one thing. */
export function countChanges(before: Profile, after: Profile): number {
  const changed = changedFields(before, after)
  const ofPlace = changed.filter((field) => placeFields.includes(field)).length
  return changed.length - ofPlace + Math.min(ofPlace, 1)
}

/** Only what differs: what is not sent stays as it is. A point travels whole. */
export function toChanges(before: Profile, after: Profile) {
  const { latitude, longitude, languages, ...texts } = after
  const changed = changedFields(before, after)
  const given = Object.entries(texts).filter(([field]) => changed.includes(field as ProfileField))
  const isMoved = changed.includes('latitude') || changed.includes('longitude')
  const point = isMoved && latitude !== null && longitude !== null ? { latitude, longitude } : {}
  const spoken = changed.includes('languages') ? { languages: languages.split(',').filter(Boolean) } : {}
  return { ...(Object.fromEntries(given) as Partial<typeof texts>), ...spoken, ...point }
}
