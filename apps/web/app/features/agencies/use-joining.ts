import type { readAgencyInvitation } from '@gable/contract/agencies'
import type * as z from 'zod'
import { useEffect, useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'

export type Invited = z.output<(typeof readAgencyInvitation)['output']>

const isOver = (error: unknown) => (error as { code?: unknown }).code === 'code_expired'

/** Reads what a link is about as soon as it is known, and joins when it is said. */
export function useJoining(token: string | null | undefined) {
  const toErrorText = useErrorText()
  const [read, setRead] = useState<Invited | 'broken'>()
  const [joinedName, setJoined] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!token) return undefined
    let isHere = true
    const show = (found: Invited | 'broken') => {
      if (isHere) setRead(found)
    }
    import('./joining-calls.ts').then(({ readInvitation }) => readInvitation(token)).then(show, () => show('broken'))
    return () => {
      isHere = false
    }
  }, [token])

  async function join(bringsListings: boolean) {
    if (!token) return
    setBusy(true)
    try {
      const { acceptInvitation } = await import('./joining-calls.ts')
      setJoined(await acceptInvitation(token, bringsListings))
    } catch (error) {
      if (isOver(error)) setRead('broken')
      else showToast({ tone: 'bad', text: toErrorText(error) })
    }
    setBusy(false)
  }

  return { invited: token === null ? ('broken' as const) : read, joinedName, isBusy, join }
}
