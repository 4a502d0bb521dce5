import { confirmEnquiry } from '@gable/contract/enquiries'
import { dispatch } from '#app/shell/dispatcher.ts'

export const confirm = async (token: string) => (await dispatch(confirmEnquiry, { token })).data.slug
