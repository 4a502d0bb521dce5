/** A list without pages: it is all there is. */
export const wholeList = <Row>(data: Row[]) => ({ data, total: data.length })

/** Where nothing keeps a count, rows are counted up to here; a total of so many means at least so many. */
export const maxCounted = 1_000
