import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { splitPath } from './shared/i18n/local-path.ts'
import { TranslatorContext } from './shared/i18n/use-translation.ts'
import { logError } from './shared/log-error.server.ts'
import { NonceContext } from './shared/nonce.ts'
import { createScriptDelay } from './shell/server/delay-scripts.ts'
import type { Site } from './shell/site.ts'
import { findEdition } from './shell/site-texts.server.ts'
import { visitOf } from './shell/visit.server.ts'

const abortAfterMs = 6_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { environment, nonce } = visitOf({ request, context })
  const { pathname, search } = new URL(request.url)
  const { language } = splitPath(pathname, environment.DEFAULT_LANGUAGE)
  // The router writes the query anew, with %2C for a comma; links made of it have to be those that the browser makes.
  const { staticHandlerContext } = routerContext
  staticHandlerContext.location = { ...staticHandlerContext.location, search }
  // Those that the browser will fetch, whatever staff have changed since the loader ran.
  const site = staticHandlerContext.loaderData['root'] as Site | undefined
  const { translator } = await findEdition(language, site?.textsVersion)
  const page = (
    <NonceContext value={nonce}>
      <TranslatorContext value={translator}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </TranslatorContext>
    </NonceContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // Pages differ by visitor and theme; a shared cache must not mix them up.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  const isComplete = isbot(request.headers.get('user-agent') ?? '')
  return new Response(await render(page, { nonce, isComplete }), { status, headers })
}

/** Streams as soon as the frame of the page is ready; crawlers get it whole. */
function render(page: React.ReactNode, { nonce, isComplete }: { nonce: string | undefined; isComplete: boolean }) {
  const { promise, resolve, reject } = Promise.withResolvers<ReadableStream>()
  const send = () => {
    const body = createScriptDelay()
    body.once('close', () => clearTimeout(timer))
    resolve(createReadableStreamFromReadable(body))
    pipe(body)
  }
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce ? { nonce } : {}),
    // React would send a large part that is ready apart from its place, for a script to put there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    [isComplete ? 'onAllReady' : 'onShellReady']: send,
    onShellError: reject,
    onError: (error) => logError(error, {}),
  })
  const timer = setTimeout(abort, abortAfterMs)
  return promise
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { requestId } = visitOf({ request, context })
  logError(error, { reqId: requestId, path: new URL(request.url).pathname })
}
