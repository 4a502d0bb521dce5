import { acceptAgencyInvitation, readAgencyInvitation } from '@gable/contract/agencies'
import { dispatch } from '#app/shell/dispatcher.ts'

export const readInvitation = async (token: string) => (await dispatch(readAgencyInvitation, { token })).data

export const acceptInvitation = async (token: string, bringsListings: boolean) =>
  (await dispatch(acceptAgencyInvitation, { token, bringsListings })).data.name
