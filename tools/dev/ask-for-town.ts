import { emitKeypressEvents, type Key } from 'node:readline'

const question =
  '\nThe database is empty. Press Enter for the demo town with 400 homes (a minute), or n for an empty site. '

/** One key press decides: Enter, or any key that is not n. Where nobody sits at a terminal, the town comes. */
export async function wantsTown(input = process.stdin, output: { write: (text: string) => unknown } = process.stdout) {
  if (!input.isTTY) return true
  output.write(question)
  emitKeypressEvents(input)
  input.setRawMode(true)
  input.resume()
  const key = await new Promise<Key>((resolve) => input.once('keypress', (_, pressed: Key) => resolve(pressed)))
  input.setRawMode(false)
  input.pause()
  output.write('\n')
  // In raw mode the terminal no longer turns Ctrl-C into a signal.
  if (key.ctrl && key.name === 'c') process.kill(process.pid, 'SIGINT')
  return key.name !== 'n' && !key.ctrl
}
