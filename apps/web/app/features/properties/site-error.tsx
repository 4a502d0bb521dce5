import { ErrorPage } from '#app/shell/layout/error-page.tsx'
import { renderHomesInstead } from './homes-instead.tsx'

export const SiteError = ({ error }: { error: unknown }) => <ErrorPage error={error} renderHomes={renderHomesInstead} />
