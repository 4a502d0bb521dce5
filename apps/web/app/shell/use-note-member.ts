import { useEffect } from 'react'
import { noteMember } from './forget-member.ts'
import { useSite } from './site.ts'

/** Not when nobody is known: the server may only be too busy to say who it is. */
export function useNoteMember() {
  const memberId = useSite().account?.id
  useEffect(() => {
    if (memberId !== undefined) void noteMember(memberId)
  }, [memberId])
}
