import { signOut } from '@gable/contract/accounts'
import { dispatch } from '../shell/dispatcher.ts'

/** Loaded when somebody signs out: it brings the validator with it. */
export const endSession = () => dispatch(signOut, {})
