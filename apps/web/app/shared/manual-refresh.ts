import { keep } from './remembered.ts'

/** Whether the reader has loaded this page anew by hand; known for as long as the tab lives. */
export function noteManualRefresh() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  keep('manualRefresh', String(visit?.type === 'reload'), 'sessionStorage')
}
