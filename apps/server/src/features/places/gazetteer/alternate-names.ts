import { cityKey } from '@gable/domain/search-words'

// GeoNames writes machine transliterations such as "bkyn" all in small letters; nobody types them.
const machineMade = /^[a-z][a-z'`’ =.-]*$/
const maximumLength = 60

/** The folded spellings of one place, each once. */
export function foldNames(names: string[]): string[] {
  const keys = names.filter((name) => !machineMade.test(name)).map(cityKey)
  return [...new Set(keys)].filter((key) => key !== '' && key.length <= maximumLength)
}
