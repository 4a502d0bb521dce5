import { expect, onTestFinished, test, vi } from 'vitest'
import { renderInSite } from '../test/render-in-site.tsx'
import { VisitorNotices } from './visitor-notices.tsx'

test('whether the position is allowed is asked once, and where it is it is used without a question', async () => {
  const query = vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'granted' } as PermissionStatus)
  const find = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  await renderInSite(<VisitorNotices />)
  await expect.poll(() => find.mock.calls.length).toBe(1)
  expect(query).toHaveBeenCalledTimes(1)
})
