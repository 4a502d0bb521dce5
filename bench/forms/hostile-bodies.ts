import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import * as z from 'zod'

export type HostileRequest = { method: 'GET' | 'POST'; path: string; type?: string; body?: string }

const megabyte = 2 ** 20
/** Longer ones are cut off by Node before anybody reads them. */
const longestQuery = 14_000

const fill = (piece: string, length = megabyte) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const numbered = (make: (index: number) => string, between: string, length = megabyte) => {
  const pieces: string[] = []
  for (let [index, size] = [0, 0]; size < length - 200; index += 1) {
    const piece = make(index)
    pieces.push(piece)
    size += piece.length + between.length
  }
  return pieces.join(between)
}

/** Texts on which a careless pattern takes minutes. */
const slowTexts = ['a', '@', 'a@', 'a.', ' ', '\t \n', '+1', '-', '0', 'é', '%', '<', '\\', '/..', 'https://', '(']

const pairs = (length: number, name: string): string[] => [
  fill('a[]=&', length),
  fill('a=1&', length),
  fill('&', length),
  fill('=', length),
  fill('%41', length),
  fill('%', length),
  fill('a%5B%5D=&', length),
  `${fill('[', length - 10)}=1`,
  `a${fill('[a]', length - 10)}=1`,
  `${name}=${fill('a', length - 100)}`,
  `${fill('a', length - 10)}=1`,
  numbered((index) => `k${index}=v`, '&', length),
  numbered((index) => `a[${index}]=v`, '&', length),
  numbered((index) => `a[k${index}][x][y]=v`, '&', length),
  ...slowTexts.map((text) => `${name}=${encodeURIComponent(fill(text, length / 4)).slice(0, length - 100)}`),
]

const jsonBodies = (name: string): string[] => [
  fill('['),
  fill('[', megabyte / 2) + fill(']', megabyte / 2),
  fill('{"a":'),
  `${fill('{"a":', megabyte / 2)}1${fill('}', megabyte / 8)}`,
  `{${numbered((index) => `"k${index}":1`, ',')}}`,
  `{${numbered((index) => `"${name}":${index}`, ',')}}`,
  `[${numbered(() => '0', ',')}]`,
  `{"${name}":[${numbered(() => '""', ',')}]}`,
  `{"${name}":[${numbered(() => '{}', ',')}]}`,
  `{"__proto__":{${numbered((index) => `"k${index}":1`, ',')}}}`,
  `{"${name}":${fill('9')}}`,
  `{"${name}":"${fill('\\u0000', megabyte - 100)}"}`,
  fill('"'),
  ...slowTexts.map((text) => JSON.stringify({ [name]: fill(text, megabyte / 4) }).slice(0, megabyte)),
]

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`
const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"`
const field = (name: string, content: string) => part(disposition(name), content)

const multipartBodies = (name: string): string[] =>
  [
    numbered((index) => field(`k${index}`, 'v'), ''),
    numbered(() => field('a[]', ''), ''),
    numbered((index) => field(`a[${index}][b][c]`, 'v'), ''),
    numbered(
      (index) => part(`Content-Disposition: form-data; name="gallery_images[]"; filename="${index}.jpg"`, ''),
      '',
    ),
    field(name, fill('a')),
    field(fill('['), '1'),
    field(`a${fill('[a]')}`, '1'),
    part(fill('X-A: b\r\n'), ''),
    part(`Content-Disposition: form-data; name="a"; ${fill('x=y; ')}`, ''),
    numbered(
      (index) => part(`${disposition(`k${index}`)}\r\nContent-Type: application/json`, `[${'{},'.repeat(2_000)}{}]`),
      '',
    ),
    fill('--x\r\n'),
    fill('\r\n--'),
    fill('--x--'),
    `--x\r\nContent-Disposition: form-data; name="title_image"; filename="a.jpg"\r\n\r\n${fill('\r')}`,
    ...slowTexts.map((text) => field(name, fill(text, megabyte / 2))),
  ].map((body) => `${body.slice(0, megabyte - 10)}--x--\r\n`)

const calls = Object.values(allCalls)
const fieldsOf = ({ input }: Call) => {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  return Object.keys(properties)
}

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

type Kind = { encoding: string; targets: Call[]; make: (name: string, index: number) => Omit<HostileRequest, 'method'> }

/** Over all calls of a kind, their fields and all bodies. Made when they are sent: together they are a gigabyte. */
export function* hostileRequests(each: number): Generator<[encoding: string, request: HostileRequest]> {
  const posts = calls.filter(({ method, hasFiles }) => method === 'POST' && !hasFiles)
  const kinds: Kind[] = [
    {
      encoding: 'urlencoded',
      targets: posts,
      make: (name, index) => ({
        path: '',
        type: 'application/x-www-form-urlencoded',
        body: pick(pairs(megabyte, name), index),
      }),
    },
    {
      encoding: 'json',
      targets: posts,
      make: (name, index) => ({ path: '', type: 'application/json', body: pick(jsonBodies(name), index) }),
    },
    {
      encoding: 'multipart',
      targets: calls.filter(({ hasFiles }) => hasFiles),
      make: (name, index) => ({
        path: '',
        type: 'multipart/form-data; boundary=x',
        body: pick(multipartBodies(name), index),
      }),
    },
    {
      encoding: 'query',
      targets: calls.filter(({ method }) => method === 'GET'),
      make: (name, index) => ({ path: `?${pick(pairs(longestQuery, name), index)}` }),
    },
  ]
  for (const { encoding, targets, make } of kinds) {
    for (let index = 0; index < each; index += 1) {
      const call = pick(targets, index)
      const names = fieldsOf(call)
      const { path, ...rest } = make(pick(names, index) ?? 'a', index)
      yield [encoding, { method: call.method === 'GET' ? 'GET' : 'POST', path: `/api${call.path}${path}`, ...rest }]
    }
  }
}
