import { getDataExport, requestDataExport } from '@gable/contract/exports'
import { outside, type Row, row } from './row.ts'

export const exportRows: Row[] = [
  row(getDataExport, { access: 'member' }),
  row(requestDataExport, { access: 'member', needsFreshProof: true }),
  // Without the link of a mail it is not there, for its member too.
  outside('GET /api/data-export-files/*', { url: `/api/data-export-files/${crypto.randomUUID()}`, gets: 'not_found' }),
]
