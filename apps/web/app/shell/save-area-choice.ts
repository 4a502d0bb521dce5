import { updateProfile } from '@gable/contract/accounts'
import type { AreaChoice } from './area-choice.ts'
import { dispatch } from './dispatcher.ts'

export const saveAreaChoice = ({ home, plot }: AreaChoice) =>
  dispatch(updateProfile, { areaUnit: home, plotUnit: plot }, { wantsToast: 'failure' })
