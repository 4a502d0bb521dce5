import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePapers } from '#app/features/verification/use-papers.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'

/** The form has one file. */
export const receiptField = 1

const noneIsKept = () => false

/** The receipt while it is chosen, on its way and sent. */
export function useReceipt(reference: string, onSent: () => void) {
  const { t } = useTranslation('transfers')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const papers = usePapers(noneIsKept, `receipt-${reference}`)
  const [wasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const paper = papers.paperOf(receiptField)
  const isMoving = paper === 'moving'

  async function send() {
    setTried(true)
    setFailure(undefined)
    if (typeof paper !== 'object') return
    setSending(true)
    try {
      const { sendReceipt } = await import('./transfer-calls.ts')
      await sendReceipt(reference, paper.uploadId)
      papers.forget([paper.uploadId])
      showToast({ text: t('receipt.done') })
      await revalidate()
      onSent()
    } catch (error) {
      setFailure(toErrorText(error))
    } finally {
      setSending(false)
    }
  }

  return {
    papers,
    problem: wasTried && paper === undefined,
    failure,
    isSending: isSending || (wasTried && isMoving),
    send,
  }
}
