import type { LighthouseResult } from './run-lighthouse.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type CategoryName = (typeof categories)[number]

export const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
} as const

export type Visit = {
  benchmarkIndex: number
  scores: Record<CategoryName, number>
  metrics: Record<keyof typeof metrics, number>
  /** The audits that cost points in the categories that have to be perfect. */
  faults: string[]
}

/** The scores of a visit out of 100. Audits that a page fails on purpose, such as being found by engines, are left out. */
export function readResult(result: LighthouseResult, onPurpose: readonly string[] = []): Visit {
  const weighedOf = (name: CategoryName) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = result.audits[id]?.score ?? null
      return weight === 0 || score === null || onPurpose.includes(id) ? [] : [{ id, weight, score }]
    })
  const scoreOf = (name: CategoryName) => {
    const weighed = weighedOf(name)
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
    return Math.round((100 * weighed.reduce((sum, { weight, score }) => sum + weight * score, 0)) / total)
  }
  const valueOf = (id: string) => result.audits[id]?.numericValue ?? Number.NaN
  return {
    benchmarkIndex: result.environment.benchmarkIndex,
    scores: mapValues(categories, scoreOf),
    metrics: mapValues(['fcp', 'lcp', 'tbt'] as const, (name) => valueOf(metrics[name])),
    faults: categories
      .filter((name) => name !== 'performance')
      .flatMap(weighedOf)
      .filter(({ score }) => score < 1)
      .map(({ id }) => id),
  }
}

const mapValues = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
