import { builtInLanguages } from '@gable/i18n/languages'
import { homesCache, maxHomes } from '#app/shell/offline/offline-caches.ts'

// The types of workers and of pages exclude each other; these are the few that are used here.
type LateEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = LateEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
type MessageEvent = LateEvent & { data: unknown }
type PushEvent = LateEvent & { data: { json: () => unknown } | null }
type ClickEvent = LateEvent & { notification: { close: () => void; data: unknown } }
type Page = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }
type Worker = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LateEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  location: Location
}
declare const self: Worker
/** Another build is another worker with a cache of its own. */
declare const buildId: string

const shellPrefix = 'gable-shell-'
const shellCache = `${shellPrefix}${buildId}`
const dayMs = 86_400_000
const homePath = /^(?:\/[a-z]{2})?\/properties-details\/[^/.]+$/

self.addEventListener('install', (event) => {
  event.waitUntil(saveShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldShells().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isStored(request)) event.respondWith(openFile(event))
})

self.addEventListener('message', (event) => {
  const { home, picture } = (event.data ?? {}) as { home?: string; picture?: string }
  if (home) event.waitUntil(saveHome(new URL(home, self.location.href), picture))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOwn(event.notification.data))
})

/** Type, title and address are all that a message has. Browsers demand that each one is shown. */
async function showPush(message: unknown) {
  const { title = '', url } = (message ?? {}) as { title?: string; url?: string }
  await self.registration.showNotification(title, { data: url, icon: '/icon-192.png', dir: 'auto' })
}

/** In a tab that is open already, if there is one; never a page of somebody else. */
async function openOwn(address: unknown) {
  const url = new URL(typeof address === 'string' ? address : '/user/notifications', self.location.href)
  const { href } = url.origin === self.location.origin ? url : new URL('/user/notifications', self.location.href)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => page.url === href) ?? pages[0]
  if (!open) return self.clients.openWindow(href)
  await open.focus()
  return open.url === href ? undefined : open.navigate(href)
}

const offlinePages = builtInLanguages.map(({ code }) => `/offline/${code}`)

/** The page that stands in for all others, in every language, with what it is drawn with. */
async function saveShell() {
  const cache = await caches.open(shellCache)
  await Promise.all(
    offlinePages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-store' })
      if (!page.ok) throw new Error(`${path} answers ${page.status}`)
      const html = await page.clone().text()
      await cache.put(path, page)
      await saveFiles(html)
    }),
  )
}

/** What a page is drawn and run with. The browser's own cache forgets files when it needs room. */
async function saveFiles(html: string) {
  const cache = await caches.open(shellCache)
  const files = new Set([...html.matchAll(/"(\/[^"/\\][^"\\]*\.(?:css|js|woff2|svg))"/g)].map(([, file = '']) => file))
  const missing = await Promise.all([...files].map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
}

async function removeOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the network as long as there is one. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  try {
    const page = await fetch(request)
    if (page.ok && homePath.test(url.pathname)) event.waitUntil(store(url.href, page.clone()))
    return page
  } catch {
    const home = await (await caches.open(homesCache)).match(url.href, { ignoreVary: true })
    if (home) return home
    const first = url.pathname.split('/')[1]
    const language = builtInLanguages.find(({ code }) => code === first) ?? builtInLanguages[0]
    return (await caches.match(`/offline/${language.code}`)) ?? Response.error()
  }
}

const isOwnFile = ({ url }: Request) =>
  new URL(url).origin === self.location.origin && /\.(?:css|js|woff2|svg)$/.test(new URL(url).pathname)

const isStored = (request: Request) => request.destination === 'image' || isOwnFile(request)

/** Texts and whatever else a page asks for only once it runs are kept as they pass by. */
async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const file = await fetch(request)
    if (file.ok && isOwnFile(request)) event.waitUntil(keepFile(request, file.clone()))
    return file
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

async function keepFile(request: Request, file: Response) {
  const cache = await caches.open(shellCache)
  if (!(await cache.match(request, { ignoreVary: true }))) await cache.put(request, file)
}

/** A home that was reached without loading its page is fetched once more, at most once a day. */
async function saveHome({ href, pathname }: URL, picture: string | undefined) {
  if (!homePath.test(pathname)) return
  const cache = await caches.open(homesCache)
  const stored = await cache.match(href, { ignoreVary: true })
  const isFresh = stored && Date.now() - Date.parse(stored.headers.get('date') ?? '') < dayMs
  if (!isFresh) {
    const page = await fetch(href)
    if (page.ok) await store(href, page)
  }
  if (picture && !(await cache.match(picture))) await cache.put(picture, await fetch(picture, { mode: 'no-cors' }))
}

/** Pages and their pictures; the oldest make room. */
async function store(href: string, page: Response) {
  const cache = await caches.open(homesCache)
  // A page that broke off on its way, or lacks a file, leaves the one of before.
  await saveFiles(await page.clone().text())
  await cache.delete(href)
  await cache.put(href, page)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - 2 * maxHomes)).map((key) => cache.delete(key)))
}
