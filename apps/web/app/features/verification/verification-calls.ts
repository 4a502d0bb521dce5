import type { Input } from '@gable/contract/call'
import { applyForVerification, withdrawVerification } from '@gable/contract/verification'
import { dispatch } from '#app/shell/dispatcher.ts'

export const sendApplication = (application: Input<typeof applyForVerification>) =>
  dispatch(applyForVerification, application)
export const withdrawApplication = () => dispatch(withdrawVerification, {})
