/** What a document is turned away for; everything else that goes wrong is our own fault, and is tried again. */
export class RefusedDocument extends Error {}

export function refuse(reason: string): never {
  throw new RefusedDocument(reason)
}

/** The machine may be to blame: it was killed, or had no room to write. Refused only if it never gets through. */
export class UnfinishedInspection extends Error {}
