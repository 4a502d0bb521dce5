import type { Passkey } from '@gable/contract/passkeys'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Button } from '@gable/ui/button'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLanguage } from '#app/shell/site.ts'
import { Row } from '../account-frame.tsx'
import type { SignInWays } from './security-dialogs.tsx'
import { AddPasskeyDialog, RemovePasskeyDialog } from './passkey-dialogs.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

type Change = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }
type PasskeyRowsProps = { passkeys: Passkey[]; ways: SignInWays; now: number }

/** Every passkey with its last use, and the way to another one. */
export function PasskeyRows({ passkeys, ways, now }: PasskeyRowsProps) {
  const { t } = useTranslation('accounts')
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<Change>()
  const sign = <Fingerprint className="size-5" aria-hidden />
  const close = () => setChange(undefined)
  const finish = (text: string) => () => {
    close()
    showToast({ text })
    void revalidate()
  }
  return (
    <>
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          sign={sign}
          isBrand
          title={<bdi>{passkey.name}</bdi>}
          text={<Uses passkey={passkey} now={now} />}
          end={
            <PasskeyButtons
              name={passkey.name}
              onRename={() => setChange({ kind: 'rename', passkey })}
              onRemove={() => setChange({ kind: 'remove', passkey })}
            />
          }
        />
      ))}
      <Row
        sign={sign}
        title={passkeys.length > 0 ? t('passkey.another') : t('passkey.title')}
        text={t('passkey.text')}
        end={
          <Button
            size="small"
            variant={passkeys.length > 0 ? 'secondary' : 'primary'}
            aria-label={t('passkey.add')}
            onClick={() => setChange({ kind: 'add' })}
          >
            {t('security.add')}
          </Button>
        }
      />
      {change?.kind === 'add' && (
        <AddPasskeyDialog ways={ways} onClose={close} onChanged={finish(t('passkey.added'))} />
      )}
      {change?.kind === 'rename' && (
        <RenamePasskeyDialog passkey={change.passkey} onClose={close} onChanged={finish(t('passkey.renamed'))} />
      )}
      {change?.kind === 'remove' && (
        <RemovePasskeyDialog
          passkey={change.passkey}
          ways={ways}
          onClose={close}
          onChanged={finish(t('passkey.removed'))}
        />
      )}
    </>
  )
}

type PasskeyButtonsProps = { name: string; onRename: () => void; onRemove: () => void }

function PasskeyButtons({ name, onRename, onRemove }: PasskeyButtonsProps) {
  const { t } = useTranslation('accounts')
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" aria-label={t('passkey.renameOf', { name })} onClick={onRename}>
        {t('passkey.rename')}
      </Button>
      <Button variant="secondary" size="small" aria-label={t('passkey.removeOf', { name })} onClick={onRemove}>
        {t('passkey.remove')}
      </Button>
    </span>
  )
}

function Uses({ passkey: { createdAt, lastUsedAt }, now }: { passkey: Passkey; now: number }) {
  const { t } = useTranslation('accounts')
  const { locale } = useLanguage()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(createdAt))
  if (!lastUsedAt) return t('passkey.neverUsed', { date })
  return t('passkey.lastUsed', { date, time: formatRelativeTime(new Date(lastUsedAt), new Date(now), locale) })
}
