import { expect, test } from 'vitest'
import { readResult } from './read-result.ts'
import type { LighthouseResult } from './run-lighthouse.ts'

const audit = (score: number | null, numericValue = 0) => ({ title: '', score, numericValue })
const result: LighthouseResult = {
  environment: { benchmarkIndex: 1000 },
  categories: {
    performance: { score: 0.9, auditRefs: [{ id: 'first-contentful-paint', weight: 10 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'label', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'is-on-https', weight: 5 }] },
    seo: {
      score: 0.58,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'meta-description', weight: 1 },
        { id: 'hreflang', weight: 1 },
        { id: 'structured-data', weight: 0 },
        { id: 'canonical', weight: 1 },
      ],
    },
  },
  audits: {
    'first-contentful-paint': audit(0.9, 1500),
    label: audit(1),
    'is-on-https': audit(1),
    'is-crawlable': audit(0),
    'meta-description': audit(1),
    hreflang: audit(0),
    'structured-data': audit(0),
    canonical: audit(null),
  },
}

test('a category is the weighed mean of the audits that apply', () => {
  const { scores, metrics, faults } = readResult(result)
  expect(scores).toEqual({ performance: 90, accessibility: 100, 'best-practices': 100, seo: 17 })
  expect(metrics.fcp).toBe(1500)
  expect(faults).toEqual(['is-crawlable', 'hreflang'])
})

test('what a page fails on purpose does not count, and what it fails beside that does', () => {
  const { scores, faults } = readResult(result, ['is-crawlable'])
  expect(scores.seo).toBe(50)
  expect(faults).toEqual(['hreflang'])
})
