import { writtenParameter } from './keep-listing.ts'

/** The language that a listing is asked for in, whatever that of the page; what is no code of one is nothing. */
export function askedLanguage({ searchParams }: Pick<URL, 'searchParams'>): string | undefined {
  const language = searchParams.get(writtenParameter)
  return language && /^[a-z]{2,3}$/.test(language) ? language : undefined
}
