import { readSettings } from './settings.server.ts'
import type { Route } from './+types/manifest'

const icon = (size: number, purpose?: 'maskable') => ({
  src: purpose ? `/icon-${purpose}-${size}.png` : `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
})

/** A route and not a file: the name is the operator's. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteName } = await readSettings({ request, context })
  const manifest = {
    name: siteName,
    short_name: siteName,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
  }
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' }
  return new Response(JSON.stringify(manifest), { headers })
}
