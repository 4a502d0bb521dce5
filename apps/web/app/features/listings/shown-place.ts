import type { PlaceLabel } from '@gable/contract/place-label'

type Labelled = { placeLabel?: PlaceLabel | undefined }

/** The same with its place as the reader calls it. Links and filters keep the stored names. */
export const shownPlace = <Stored extends Labelled>(stored: Stored): Stored => ({ ...stored, ...stored.placeLabel })
