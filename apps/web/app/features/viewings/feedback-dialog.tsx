import { addViewingFeedback, type Viewing } from '@gable/contract/viewings'
import { maxViewingWords } from '@gable/domain/viewing-moves'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { RadioGroup } from '@gable/ui/radio-group'
import { Textarea } from '@gable/ui/textarea'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useViewingWork } from './use-viewing-work.ts'

const ratings = ['1', '2', '3', '4', '5'] as const

/** What a visitor thought of it, for the lister alone. */
export function FeedbackDialog({ viewing, onClose }: { viewing: Viewing; onClose: () => void }) {
  const { t } = useTranslation(['viewings', 'common'])
  const { work, isBusy } = useViewingWork()
  const [rating, setRating] = useState('4')
  const [feedback, setFeedback] = useState('')
  const send = async () => {
    const said = { id: viewing.id, rating: Number(rating), feedback }
    if (await work(() => dispatch(addViewingFeedback, said), t('said.feedback'))) onClose()
  }
  return (
    <Dialog
      isOpen
      width={520}
      title={t('feedback.title')}
      description={t('feedback.text')}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <Button isLoading={isBusy} onClick={() => void send()}>
          {t('feedback.send')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          name="rating"
          legend={t('feedback.rating')}
          options={ratings.map((value) => ({ value, label: t(`feedback.ratings.${value}`) }))}
          value={rating}
          onChange={setRating}
        />
        <Field label={t('feedback.words')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              dir="auto"
              maxLength={maxViewingWords}
              value={feedback}
              onChange={(event) => setFeedback(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
