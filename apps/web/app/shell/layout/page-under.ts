/** The sheet with all filters lies over the results: to everything but itself both are one page. */
export const pageUnder = (pathname: string): string => pathname.replace(/(\/properties)\/filters$/, '$1')
