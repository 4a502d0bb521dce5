import type { VerificationField, VerificationValue } from '@gable/contract/verification'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { findProblems, type FormValues, keptFiles, type Problems, toAnswers, valuesOf } from './form-values.ts'
import { usePapers } from './use-papers.ts'

/** What the server says of single fields. */
function refusedFields(error: unknown): Problems {
  const { data } = error as { data?: { fields?: unknown } }
  if (typeof data?.fields !== 'object' || data.fields === null) return {}
  return Object.fromEntries(
    Object.entries(data.fields).flatMap(([name, problem]) => {
      const id = Number(/^form_fields\.(\d+)$/.exec(name)?.[1])
      return id ? [[id, String(problem)]] : []
    }),
  )
}

/** The form while it is filled in and sent. Problems show from the first try on. */
export function useApplication(fields: readonly VerificationField[], sent: readonly VerificationValue[]) {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState<FormValues>(() => valuesOf(sent))
  const [isConfirmed, setConfirmed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const kept = keptFiles(sent)
  const papers = usePapers((id) => kept.has(id))
  const problems = findProblems(fields, values, papers.paperOf)

  async function send(): Promise<'sent' | 'refused'> {
    setTried(true)
    setFailure(undefined)
    if (Object.keys(problems).length > 0 || !isConfirmed || papers.movingCount > 0) return 'refused'
    setSending(true)
    try {
      const { sendApplication } = await import('./verification-calls.ts')
      const answers = toAnswers(fields, values, papers.paperOf)
      await sendApplication({ answers })
      papers.forget(fields.flatMap(({ id }) => papers.find(id).item?.uploadId ?? []))
      await revalidate()
      return 'sent'
    } catch (error) {
      setRefused(refusedFields(error))
      setFailure(toErrorText(error))
      return 'refused'
    } finally {
      setSending(false)
    }
  }

  return {
    values,
    kept,
    papers,
    isConfirmed,
    wasTried,
    failure,
    isSending,
    missing: Object.keys(problems).length,
    problemOf: (id: number) => (wasTried ? (problems[id] ?? refused[id]) : undefined),
    firstProblem: fields.find(({ id }) => problems[id])?.id,
    change(id: number, value: string | readonly string[]) {
      setValues((before) => ({ ...before, [id]: value }))
      setRefused({})
    },
    confirm: setConfirmed,
    send,
  }
}
