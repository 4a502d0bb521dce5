import { looksLikeEmail } from '#app/shared/looks-like-email.ts'

export type AddedLead = { propertyId: number; name: string; phoneNumber: string; email: string; note: string }
export type AddedProblems = Partial<
  Record<'name' | 'propertyId' | 'phoneNumber' | 'email', 'required' | 'email' | 'reach'>
>

export function readAddedLead(form: HTMLFormElement): AddedLead {
  const values = new FormData(form)
  const read = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    propertyId: Number(read('propertyId')),
    name: read('name'),
    phoneNumber: read('phoneNumber'),
    email: read('email'),
    note: read('note'),
  }
}

/** In the order of the form: the first of them is put right first. */
export function findAddedProblems({ propertyId, name, phoneNumber, email }: AddedLead): AddedProblems {
  return {
    ...(name === '' && { name: 'required' as const }),
    ...(phoneNumber === '' && email === '' && { phoneNumber: 'reach' as const }),
    ...(email !== '' && !looksLikeEmail(email) && { email: 'email' as const }),
    ...(propertyId === 0 && { propertyId: 'required' as const }),
  }
}
