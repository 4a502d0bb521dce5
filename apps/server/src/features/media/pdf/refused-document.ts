/** What a document is turned away for; everything else that goes wrong is our own fault, and is tried again. */
export class RefusedDocument extends Error {}

export function refuse(reason: string): never {
  throw new RefusedDocument(reason)
}
