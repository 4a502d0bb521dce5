import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A state that the address can tell: it begins as the address says and follows it when somebody goes back. `keep` writes
 * it there, once a field is left and not on every key, of which browsers take a hundred in half a minute.
 */
export function useAddressState<State>(
  read: (query: URLSearchParams) => State,
  write: (state: State, query: URLSearchParams) => string,
) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState(() => read(new URLSearchParams(search)))
  const [seen, setSeen] = useState(search)
  const [written, setWritten] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== written) setState(read(new URLSearchParams(search)))
  }
  const query = write(state, new URLSearchParams(search))
  function keep() {
    if (query === search) return
    setWritten(query)
    void navigate({ pathname, search: query, hash }, { replace: true, preventScrollReset: true })
  }
  return { state, setState, query, keep }
}
