import type { PropertyCard } from '@gable/contract/property'
import { getOwnShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import { Button, buttonClass } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Picture } from '@gable/ui/picture'
import { Switch } from '@gable/ui/switch'
import { TextInput } from '@gable/ui/text-input'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Link2, Mail } from 'lucide-react'
import { useState } from 'react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/shortlist-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useLocalPath } from '#app/shell/site.ts'

type SharedCard = Pick<PropertyCard, 'id' | 'titleImage' | 'isLocked'>
type ShareDialogProps = { homes: readonly SharedCard[]; onClose: () => void }

/** Makes a link that anybody can open; it is told here and never again. */
export function ShareDialog({ homes, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['shortlists', 'common'])
  return (
    <Dialog
      isOpen
      width={520}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('share.title')}
      description={t('share.text')}
    >
      <QueryScope>
        <Thumbs homes={homes.slice(0, 3)} />
        <Share homes={homes} />
        <Shared />
      </QueryScope>
    </Dialog>
  )
}

function Thumbs({ homes }: { homes: readonly SharedCard[] }) {
  const { t } = useTranslation('properties')
  return (
    <div className="shortlist-thumbs" aria-hidden>
      {homes.map(({ id, titleImage, isLocked }) => {
        const source = titleImage && !isLocked ? toPictureSource(titleImage) : undefined
        return (
          <span key={id}>
            {source && <Picture source={source} alt="" sizes="150px" retryLabel={t('card.loadPicture')} />}
          </span>
        )
      })}
    </div>
  )
}

function Share({ homes }: { homes: readonly SharedCard[] }) {
  const { t } = useTranslation('shortlists')
  const [title, setTitle] = useState('')
  const [showsNotes, setShowsNotes] = useState(false)
  const toErrorText = useErrorText()
  const queries = useQueryClient()
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => dispatch(shareShortlist, { title, showsNotes, ids: homes.map(({ id }) => id) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['own-shortlist'] }),
  })
  if (data) return <SharedLink token={data.data.token} title={title} />
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Field label={t('share.name')}>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={80}
            dir="auto"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      <Switch
        label={t('share.notes')}
        checked={showsNotes}
        onChange={(event) => setShowsNotes(event.currentTarget.checked)}
      />
      {error && (
        <p role="alert" className="text-bad">
          {toErrorText(error)}
        </p>
      )}
      <Button type="submit" isLoading={isPending}>
        <Link2 aria-hidden />
        {t('share.make', { count: homes.length })}
      </Button>
    </form>
  )
}

function SharedLink({ token, title }: { token: string; title: string }) {
  const { t } = useTranslation(['shortlists', 'common'])
  const toLocal = useLocalPath()
  const link = new URL(toLocal(`/shortlist/${token}`), location.origin).href
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast({ text: t('common:actions.copied') })
  }
  const mail = `mailto:?subject=${encodeURIComponent(title || t('title'))}&body=${encodeURIComponent(link)}`
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">{t('share.once')}</p>
      <div className="flex gap-2">
        <TextInput
          readOnly
          value={link}
          dir="ltr"
          aria-label={t('share.link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()} className="flex-none">
          <Copy aria-hidden />
          {t('share.copy')}
        </Button>
      </div>
      <a href={mail} className={buttonClass({ variant: 'secondary' })}>
        <Mail aria-hidden />
        {t('share.email')}
      </a>
    </div>
  )
}

/** The link that is open now, to take it back. */
function Shared() {
  const { t } = useTranslation('shortlists')
  const queries = useQueryClient()
  const { data: own } = useQuery({
    queryKey: ['own-shortlist'],
    // Another device may have shared or stopped meanwhile.
    staleTime: 0,
    queryFn: async ({ signal }) => (await dispatch(getOwnShortlist, {}, { signal })).data,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => dispatch(stopSharing, {}),
    onSuccess: async () => {
      showToast({ text: t('share.stopped') })
      await queries.invalidateQueries({ queryKey: ['own-shortlist'] })
    },
  })
  if (!own) return null
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-14">
      <span className="min-w-0 wrap-anywhere">
        {t('share.open', { count: own.homeCount })}
        <small className="block text-ink-soft">{t('share.openHint')}</small>
      </span>
      <Button variant="secondary" size="small" isLoading={isPending} onClick={() => mutate()}>
        {t('share.stop')}
      </Button>
    </div>
  )
}
