import type { startProduct } from './product.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>
export type Form = { bytes: Uint8Array<ArrayBuffer>; type: string }

const facts = {
  title: 'Home of the bench',
  description: 'A home',
  price: '1',
  category_id: '2',
  property_type: 'sell',

  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  address: 'Rua 1',
  latitude: '41.1',
  longitude: '-8.6',
}

/** A posting as it travels, made before anything is measured. */
export async function makeForm(photos: Blob[], documents: Blob[] = []): Promise<Form> {
  const form = new FormData()
  for (const [name, value] of Object.entries(facts)) form.set(name, value)
  for (const [index, photo] of photos.entries()) {
    form.append(index === 0 ? 'title_image' : 'gallery_images[]', photo, `${index}.jpg`)
  }
  for (const document of documents) form.append('documents[]', document)
  const body = new Response(form)
  return { type: body.headers.get('content-type') ?? '', bytes: new Uint8Array(await body.arrayBuffer()) }
}

export async function post({ origin, token }: Product, { bytes, type }: Form): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const reply = await fetch(`${origin}/api/post_property`, { method: 'POST', headers, body: bytes })
  await reply.arrayBuffer()
  return reply.status
}
