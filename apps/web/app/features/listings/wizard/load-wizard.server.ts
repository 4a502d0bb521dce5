import { getDraft, getDrafts } from '@gable/contract/drafts'
import type { Client } from '@gable/contract/client'
import { data } from 'react-router'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { type VisitArgs, visitOf } from '#app/shell/visit.server.ts'
import type { Catalogue, WizardRequest } from './define-listing-wizard.ts'

type LoaderArgs = VisitArgs & { url: URL; params: { step?: string | undefined } }
type Loading<Listing> = {
  wizard: { kind: 'property' | 'project'; isStep: (text: string | undefined) => boolean }
  loadCatalogue: (call: Client) => Promise<Catalogue>
  /** One of the account's own. */
  findListing: (call: Client, slug: string) => Promise<Listing | undefined>
  canCopy: boolean
}

/** What the page of a wizard was asked for, with what its form needs to be drawn. */
export async function loadWizard<
  Listing extends { id: number; isOwn?: boolean | undefined; own?: object | null | undefined },
>({ request, context, url, params }: LoaderArgs, { wizard, loadCatalogue, findListing, canCopy }: Loading<Listing>) {
  const { requestId } = visitOf({ request, context })
  const notFound = () => data({ code: 'not_found', requestId }, { status: 404 })
  if (params.step !== undefined && !wizard.isStep(params.step)) throw notFound()
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })

  async function findRequest(query: URLSearchParams): Promise<WizardRequest<Listing>> {
    const draftId = query.get('draft')
    if (draftId) return { kind: 'draft', draft: (await call(getDraft, { id: draftId })).data }
    const kind = query.has('edit') || !canCopy ? 'edit' : 'copy'
    const slug = query.get(kind)
    const listing = slug ? await findListing(call, slug) : undefined
    if (!listing) return { kind: 'new' }
    if (kind === 'copy') return { kind, listing }
    const [draft] = (await call(getDrafts, { kind: wizard.kind, listingId: listing.id })).data
    const hasChanges = draft && Object.keys(draft.content).length > 0
    return { kind, listing, draft: hasChanges ? draft : undefined }
  }

  const [catalogue, asked] = await Promise.all([loadCatalogue(call), findRequest(url.searchParams)])
  // Anybody may look at a public listing; only its lister, and who manages their agency, may change it.
  if (asked.kind === 'edit' && asked.listing.isOwn === false && !asked.listing.own) throw notFound()
  // A draft of another kind has another form.
  if (asked.kind === 'draft' && (asked.draft.kind !== wizard.kind || asked.draft.listingId !== null)) throw notFound()
  const drafts = asked.kind === 'new' ? (await call(getDrafts, { kind: wizard.kind })).data : []
  return { catalogue, asked, drafts, now: Date.now() }
}
