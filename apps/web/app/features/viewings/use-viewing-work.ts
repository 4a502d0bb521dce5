import { answerViewing, type Viewing } from '@gable/contract/viewings'
import type { ViewingAnswer } from '@gable/domain/viewing-moves'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

/** What has to be known of a viewing to answer it, wherever it is shown. */
export type AnsweredViewing = Pick<
  Viewing,
  'id' | 'side' | 'state' | 'isOver' | 'sequence' | 'startsAt' | 'timeZone' | 'name'
>
/** How the place that shows a viewing reads it anew. */
export type ReadAnew = () => Promise<unknown>

/** Sends one change at a time and reads the page anew, also after a refusal: something else is true then. */
export function useViewingWork(readAnew?: ReadAnew) {
  const { t } = useTranslation('viewings')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function work(send: () => Promise<unknown>, said?: string): Promise<boolean> {
    setBusy(true)
    try {
      await send()
      if (said) showToast({ id: 'viewing', text: said })
      return true
    } catch (error) {
      showToast({ id: 'viewing', text: toErrorText(error), tone: 'bad' })
      return false
    } finally {
      await (readAnew ?? revalidate)()
      setBusy(false)
    }
  }

  const answer = (
    { id, sequence, name }: AnsweredViewing,
    what: ViewingAnswer,
    more: { startsAt?: string; reason?: string } = {},
  ) =>
    work(
      () => dispatch(answerViewing, { id, sequence, answer: what, ...more }),
      t(`said.${what}`, { name: name || t('nameless') }),
    )

  return { work, answer, isBusy }
}
