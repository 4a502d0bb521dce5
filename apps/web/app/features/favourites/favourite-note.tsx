import type { Favourite } from '@gable/contract/favourites'
import { Button } from '@gable/ui/button'
import { Textarea } from '@gable/ui/textarea'
import { Pencil, Plus, StickyNote } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

const maxCharacters = 500

/** What the member writes about a home: a plain form, sent to this page. */
export function FavouriteNote({ home }: { home: Favourite }) {
  const { t } = useTranslation('favourites')
  const fetcher = useFetcher<{ refusal: { code: string } | null }>()
  const toErrorText = useErrorText()
  const details = useRef<HTMLDetailsElement>(null)
  const { note } = home.favourite
  const refusal = fetcher.data?.refusal
  const isDone = fetcher.state === 'idle' && refusal === null
  useEffect(() => {
    if (isDone) details.current?.removeAttribute('open')
  }, [isDone])
  return (
    <details ref={details} className="favourite-note" data-written={note ? true : undefined}>
      <summary>
        {note ? <StickyNote aria-hidden /> : <Plus aria-hidden />}
        <span dir="auto">{note || t('addNote')}</span>
        {note && <Pencil aria-label={t('editNote')} />}
      </summary>
      <fetcher.Form method="post">
        <input type="hidden" name="property_id" value={home.id} />
        <Textarea
          key={note}
          name="note"
          rows={3}
          maxLength={maxCharacters}
          defaultValue={note}
          aria-label={t('note', { title: home.title })}
          dir="auto"
        />
        {refusal && (
          <p role="alert" className="text-bad">
            {toErrorText(refusal)}
          </p>
        )}
        <div className="flex items-center justify-between gap-3">
          <small className="text-ink-soft">{t('noteHint')}</small>
          <Button type="submit" size="small" disabled={fetcher.state !== 'idle'}>
            {t('saveNote')}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  )
}

/** The heart takes a home out; where there are no scripts, this does. */
export function RemoveWithoutScripts({ home }: { home: Favourite }) {
  const { t } = useTranslation('favourites')
  return (
    <noscript>
      <form method="post">
        <input type="hidden" name="property_id" value={home.id} />
        <Button type="submit" variant="quiet" size="small">
          {t('remove', { title: home.title })}
        </Button>
      </form>
    </noscript>
  )
}
