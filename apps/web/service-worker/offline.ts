import { homesCache } from '#app/shell/offline/offline-caches.ts'
import { listOfflineHomes, type OfflineHome } from '#app/shell/offline/offline-homes.ts'
import { readCookie } from '#app/shared/cookies.ts'
import { themeCookie, toThemeChoice } from '#app/shell/theme-choice.ts'

const theme = toThemeChoice(readCookie(document.cookie, themeCookie))
if (theme !== 'auto') document.documentElement.dataset.theme = theme

const reload = () => location.reload()
addEventListener('online', reload)
document.querySelector('[data-retry]')?.addEventListener('click', reload)

/** A network that is back says so; a server that is back does not. The worker leaves anything but GET alone. */
const retryMs = 5_000
setInterval(() => {
  if (document.hidden) return
  fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && reload(),
    () => undefined,
  )
}, retryMs)

/** Those whose page is really there: a browser that needs room throws it away. */
async function listStored(): Promise<OfflineHome[]> {
  const cache = await caches.open(homesCache)
  const found = await Promise.all(
    listOfflineHomes().map(async (home) => ((await cache.match(home.path, { ignoreVary: true })) ? [home] : [])),
  )
  return found.flat()
}

function draw(home: OfflineHome, template: HTMLTemplateElement): Node {
  const item = template.content.cloneNode(true) as DocumentFragment
  const write = (selector: string, text: string) => {
    const element = item.querySelector(selector)
    if (element) element.textContent = text
  }
  item.querySelector('a')?.setAttribute('href', home.path)
  if (home.picture) item.querySelector('img')?.setAttribute('src', home.picture)
  else item.querySelector('img')?.remove()
  write('b', home.price)
  write('[data-facts]', home.facts)
  write('[data-title]', home.title)
  write('[data-address]', home.address)
  return item
}

const [section, list, template] = [
  document.querySelector<HTMLElement>('[data-homes]'),
  document.querySelector('.offline-homes'),
  document.querySelector('template'),
]
const homes = await listStored()
if (section && list && template && homes.length > 0) {
  section.hidden = false
  list.append(...homes.map((home) => draw(home, template)))
}
