import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the address answers anything below 500; the first page of a cold web server takes a while. */
export async function waitForAnswer(url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (await answers(url, deadline - Date.now())) return
    await sleep(250)
  }
  throw new Error(`${url} did not answer within ${seconds} s; the lines above say why`)
}

async function answers(url: string, milliseconds: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}
