import { looksLikeEmail } from '#app/shared/looks-like-email.ts'

export type EnquiryValues = { name: string; email: string; phoneNumber: string; message: string; website: string }
export type EnquiryProblems = Partial<Record<'name' | 'email' | 'message', 'required' | 'email'>>

export function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const values = new FormData(form)
  const read = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: read('name'),
    email: read('email'),
    phoneNumber: read('phoneNumber'),
    message: read('message'),
    website: read('website'),
  }
}

/** In the order of the form: the first of them is put right first. */
export function findProblems({ name, email, message }: EnquiryValues): EnquiryProblems {
  return {
    ...(name === '' && { name: 'required' as const }),
    ...(!looksLikeEmail(email) && { email: email === '' ? ('required' as const) : ('email' as const) }),
    ...(message === '' && { message: 'required' as const }),
  }
}
