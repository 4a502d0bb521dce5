import { describe, expect, test } from 'vitest'
import { readPortBase, serviceEnvironment, servicePorts } from './service-addresses.ts'

describe('service addresses', () => {
  test('the default port base is 7400', () => {
    expect(readPortBase({})).toBe(7400)
    expect(readPortBase({ GABLE_PORT_BASE: '' })).toBe(7400)
  })

  test('a port base that is no usable port is refused with its value', () => {
    for (const text of ['80', 'abc', '7400.5', '70000']) {
      expect(() => readPortBase({ GABLE_PORT_BASE: text })).toThrow(text)
    }
  })

  test('no two services share a port, and bases twenty apart never meet', () => {
    const ports = [...Object.values(servicePorts(7400)), ...Object.values(servicePorts(7420))]
    expect(new Set(ports).size).toBe(ports.length)
  })

  test('the environment points every client at the chosen base', () => {
    expect(serviceEnvironment(9000)).toMatchObject({
      DATABASE_URL: 'postgres://gable:gable@127.0.0.1:9001/gable',
      REDIS_URL: 'redis://127.0.0.1:9002',
      OPENSEARCH_URL: 'http://127.0.0.1:9003',
      S3_ENDPOINT: 'http://127.0.0.1:9005',
      SMTP_URL: 'smtp://127.0.0.1:9006',
      MAILBOX_URL: 'http://127.0.0.1:9007',
      OIDC_ISSUER: 'http://127.0.0.1:9008',
    })
  })
})
