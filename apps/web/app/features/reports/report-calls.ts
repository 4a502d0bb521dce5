import { addReport, getReportReasons, report } from '@gable/contract/reports'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { Reported } from './reported.ts'

export const fetchReasons = async () => (await dispatch(getReportReasons, {})).data

type Said = { reasonId: number; message: string }

export async function sendReport({ kind, id }: Reported, { reasonId, message }: Said) {
  const said = { reasonId, ...(message && { message }) }
  const { data } =
    kind === 'property'
      ? await dispatch(addReport, { ...said, propertyId: id })
      : await dispatch(report, { ...said, projectId: id })
  return data
}
