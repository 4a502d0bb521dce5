/** What a profile must hold before its owner may list a home or a project. */
export const requiredProfileFields = ['name', 'email', 'mobile', 'profileImage', 'address'] as const
export type RequiredProfileField = (typeof requiredProfileFields)[number]
export type Profile = Partial<Record<RequiredProfileField, string | null | undefined>>

/** In the order of the profile form, so that the first one can take the focus. */
export function missingProfileFields(profile: Profile): RequiredProfileField[] {
  return requiredProfileFields.filter((field) => !profile[field]?.trim())
}
