/** First, last and the neighbours of a page; null where pages are left out, never for a single one. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [null, one] : [one]
  })
}
