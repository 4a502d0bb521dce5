import { data } from 'react-router'

/** More than the longest note takes, however it is spelt. */
const maxBytes = 16_384

/** What a form of the page says: which home, and what is written about it; without that it is to go. */
export async function readForm(request: Request): Promise<{ propertyId: number; note: string | undefined }> {
  // The length is known before anything is read; a body without one is not from a form of ours.
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= maxBytes)) throw data(null, { status: 413 })
  const form = await request.formData()
  const propertyId = Number(form.get('property_id'))
  if (!Number.isSafeInteger(propertyId) || propertyId <= 0) throw data(null, { status: 400 })
  const note = form.get('note')
  return { propertyId, note: typeof note === 'string' ? note : undefined }
}
