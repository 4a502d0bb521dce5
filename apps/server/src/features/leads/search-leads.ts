import { searchWords, wordsInOrder } from '@gable/domain/search-words'
import type { Db } from '#platform/db.ts'
import type { Closed } from './interest.service.ts'
import { type LeadsQuery, listSearchable, maxSearched, type Searchable } from './leads.repository.ts'

type ListClosed = (db: Db, fromId: number, toIds: number[]) => Promise<Map<number, Closed>>

/** Fewer digits are part of too many numbers. */
const fewestDigits = 3

/**
 * The leads whose name, home or number has these words in it, the newest first. Their names are those that members have
 * now, and their homes' titles too, so nothing is indexed for it: it is looked for among the newest of one lister.
 */
export async function searchLeads(db: Db, listerId: number, query: LeadsQuery, text: string, listClosed: ListClosed) {
  const rows = await listSearchable(db, listerId, query, maxSearched)
  const closed = await listClosed(
    db,
    listerId,
    rows.flatMap(({ accountId, sharesContact }) => (accountId !== null && sharesContact ? [accountId] : [])),
  )
  const isFound = matcher(text)
  return rows.filter((row) => isFound(row, isReachable(row, closed))).map(({ id }) => id)
}

/** Whoever searched for a number that is not shown would learn whose it is. */
const isReachable = ({ accountId, sharesContact }: Searchable, closed: Map<number, Closed>) =>
  accountId === null || (sharesContact && !closed.has(accountId))

function matcher(text: string) {
  const words = searchWords(text)
  const digits = digitsOf(text)
  return ({ name, title, address, email, mobile }: Searchable, isShown: boolean) => {
    const said = wordsInOrder([name, title, address, isShown ? email : ''].join(' ')).join(' ')
    if (words.length > 0 && words.every((word) => said.includes(word))) return true
    return isShown && digits.length >= fewestDigits && digitsOf(mobile).includes(digits)
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
