import type { PropertyDetail } from '@gable/contract/property'

/** Whether there is somebody to ask and something to ask for. */
export const isOpenForContact = ({ contactClosed, reviewState, isActive, marketState }: PropertyDetail) =>
  !contactClosed && reviewState === 'approved' && isActive && marketState !== 'sold' && marketState !== 'rented'
