export type Video = { provider: 'youtube' | 'vimeo'; id: string; watchUrl: string; embedUrl: string }

const youtubeHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{6,12}$/

/**
 * The video behind a link, if it is one of a site we know. What is embedded is built from the id alone: nothing else of
 * what somebody wrote reaches a page.
 */
export function parseVideoLink(text: string): Video | undefined {
  const url = toPlainUrl(text)
  if (!url) return undefined
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be') return youtube(first)
  if (youtubeHosts.includes(url.hostname)) {
    return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : isYoutubePath(first) ? second : '')
  }
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') return vimeo(first)
  return url.hostname === 'player.vimeo.com' && first === 'video' ? vimeo(second) : undefined
}

const isYoutubePath = (name: string) => name === 'embed' || name === 'shorts' || name === 'live'

/** Spelt plainly: parsers forgive blanks, backslashes and other letters, and not all forgive the same. */
function toPlainUrl(text: string): URL | undefined {
  if (!/^https:\/\/[a-z0-9.-]+\/[\w/?=&.,:%#~+-]*$/i.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && url.port === '' && url.username === '' && url.password === '' ? url : undefined
}

function youtube(id: string): Video | undefined {
  if (!youtubeId.test(id)) return undefined
  return {
    provider: 'youtube',
    id,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

function vimeo(id: string): Video | undefined {
  if (!vimeoId.test(id)) return undefined
  return {
    provider: 'vimeo',
    id,
    watchUrl: `https://vimeo.com/${id}`,
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1`,
  }
}
