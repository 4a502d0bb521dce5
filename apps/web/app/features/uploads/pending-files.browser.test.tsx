import { expect, test } from 'vitest'
import { forgetMember } from '#app/shell/forget-member.ts'
import { listPendingFiles, savePendingFile } from './pending-files.ts'

const pending = (id: string) => ({ id, group: 'new', slot: 'documents', file: new File(['deed'], `${id}.pdf`) })

test('whoever leaves takes along the files that had not arrived, and the next one keeps their own', async () => {
  await savePendingFile(pending('theirs'))
  expect(await listPendingFiles('new')).toHaveLength(1)
  await forgetMember()
  expect(await listPendingFiles('new')).toEqual([])
  await savePendingFile(pending('own'))
  expect((await listPendingFiles('new')).map(({ id }) => id)).toEqual(['own'])
})
