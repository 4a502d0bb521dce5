/** What is written about an agency, as the form holds it. */
export type AgencyValues = { name: string; city: string; website: string; phone: string; about: string }
export type AgencyProblems = Partial<Record<'name' | 'website', true>>

export function readAgencyValues(form: HTMLFormElement): AgencyValues {
  const data = new FormData(form)
  const textOf = (name: string) => String(data.get(name) ?? '').trim()
  return {
    name: textOf('name'),
    city: textOf('city'),
    website: textOf('website'),
    phone: textOf('phone'),
    about: textOf('about'),
  }
}

export const findAgencyProblems = ({ name, website }: AgencyValues): AgencyProblems => ({
  ...(name === '' && { name: true }),
  ...(website !== '' && !isAddress(website) && { website: true }),
})

const isAddress = (text: string) => /^https?:\/\/[^\s.]+\.\S+$/.test(text)
