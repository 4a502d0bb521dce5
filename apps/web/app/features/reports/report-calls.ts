import { addReport, getReportReasons, report } from '@gable/contract/reports'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { Reported } from './reported.ts'

export const fetchReasons = async () => (await dispatch(getReportReasons, {})).data

const subjectNames = { project: 'projectId', account: 'accountId', review: 'reviewId' } as const

type Said = { reasonId: number; message: string }

export async function sendReport({ kind, id, place }: Reported, { reasonId, message }: Said) {
  const said = { reasonId, ...(message && { message }) }
  if (kind === 'property') return (await dispatch(addReport, { ...said, propertyId: id })).data
  if (kind === 'message') return (await dispatch(report, { ...said, ...place })).data
  return (await dispatch(report, { ...said, [subjectNames[kind]]: id })).data
}
