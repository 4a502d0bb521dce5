/** The name of a page elsewhere, from whatever somebody pasted: an address, a name with an @, or the name itself. */
export function toHandle(text: string): string {
  const path = text.trim().replace(/^(https?:\/\/)?(www\.|m\.)?(facebook|instagram|twitter|x|youtube)\.com\//i, '')
  return (path.split(/[/?#]/, 1)[0] ?? '').replace(/^@/, '')
}

export const isHandle = (text: string) => /^[\p{L}\p{M}\p{N}._-]{0,100}$/u.test(text)
