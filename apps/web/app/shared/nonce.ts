import { createContext } from 'react'

/** The content policy's word of trust for scripts of this page; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
