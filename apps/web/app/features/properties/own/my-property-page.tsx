import { getAddedProperties } from '@gable/contract/posting'
import '#app/shared/i18n/detail-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { toPropertyData } from '../property-data.server.ts'
import { PropertyView } from '../property-view.tsx'
import type { Route } from './+types/my-property-page'

export { shouldRevalidate } from '#app/features/listings/detail/keep-listing.ts'
export const handle: Frame = { isBareOnPhone: true, hasNoTabBar: true }

/** Whatever its state, and for nobody but its lister. */
export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  await requireAccount({ ...visit, url })
  const { data } = await apiFor(visit)(getAddedProperties, { slug })
  return toPropertyData(data[0], { slug, url, visit })
}

export default function MyPropertyPage({ loaderData }: Route.ComponentProps) {
  return <PropertyView {...loaderData} />
}
