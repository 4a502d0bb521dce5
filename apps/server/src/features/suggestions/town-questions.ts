import type { SuggestedPlace } from '@gable/contract/suggestions'

/** What somebody types, and the place that has to come first on the demo town. */
export type TownQuestion = readonly [typed: string, kind: SuggestedPlace['kind'], name: string]

/** As they are spelt, or begun. */
const written: TownQuestion[] = [
  ['Lunara', 'city', 'Lunara'],
  ['lu', 'city', 'Lunara'],
  ['LUNAR', 'city', 'Lunara'],
  ['Lunara, Namibia', 'city', 'Lunara'],
  ['Oakwell', 'city', 'Oakwell'],
  ['oak', 'city', 'Oakwell'],
]

const districts: TownQuestion[] = [
  ['Old', 'district', 'Old Town'],
  ['Old Town', 'district', 'Old Town'],
  ['old town, lunara', 'district', 'Old Town'],
  ['College', 'district', 'College'],
  ['Harbour', 'district', 'Harbour'],
  ['Centre', 'district', 'Centre'],
  ['Station Q', 'district', 'Station Quarter'],
  ['quarter', 'district', 'Station Quarter'],
  ['river', 'district', 'Riverside'],
  ['North Beach', 'district', 'North Beach'],
  ['mill f', 'district', 'Mill Fields'],
  ['Lighthouse P', 'district', 'Lighthouse Point'],
  ['sands', 'district', 'South Sands'],
  ['Sail Park', 'district', 'Sail Park'],
  ['orchard e', 'district', 'Orchard End'],
  ['East Hill', 'district', 'East Hill'],
  ['upper', 'district', 'Upper Hill'],
  ['heights', 'district', 'Cedar Heights'],
  ['Vine', 'district', 'Vine Hill'],
  ['Oakwell Green', 'district', 'Oakwell Green'],
]

const streets: TownQuestion[] = [
  ['Rope Rise', 'street', 'Rope Rise'],
  ['rope ris', 'street', 'Rope Rise'],
  ['12 Rope Rise', 'street', 'Rope Rise'],
  ['Rope Rise Lunara', 'street', 'Rope Rise'],
]

const typos: TownQuestion[] = [
  ['Lunra', 'city', 'Lunara'],
  ['Lnuara', 'city', 'Lunara'],
  ['Lunarra', 'city', 'Lunara'],
  ['Oakwel', 'city', 'Oakwell'],
  ['Oakwlel', 'city', 'Oakwell'],
  ['Colege', 'district', 'College'],
  ['Harbor', 'district', 'Harbour'],
  ['Hrabour', 'district', 'Harbour'],
  ['Oldtown', 'district', 'Old Town'],
  ['Riversde', 'district', 'Riverside'],
  ['Lighthuse Point', 'district', 'Lighthouse Point'],
  ['Rope Rsie', 'street', 'Rope Rise'],
]

const arabic: TownQuestion[] = [
  ['لونارا', 'city', 'Lunara'],
  ['لونا', 'city', 'Lunara'],
  ['أوكويل', 'city', 'Oakwell'],
  ['اوكويل', 'city', 'Oakwell'],
  ['البلدة القديمة', 'district', 'البلدة القديمة'],
  ['البلده', 'district', 'البلدة القديمة'],
  ['الميناء', 'district', 'الميناء'],
  ['ميناء', 'district', 'الميناء'],
  ['الكلية', 'district', 'الكلية'],
]

export const townQuestions: TownQuestion[] = [...written, ...districts, ...streets, ...typos, ...arabic]
