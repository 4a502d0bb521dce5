import { Note } from '@gable/ui/note'
import { useLocation } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** Why nothing more is saved, said where the person writes. */
export function RefusedNote({ code }: { code: string }) {
  const { t } = useTranslation(['posting', 'shell'])
  const toErrorText = useErrorText()
  const { pathname, search } = useLocation()
  return (
    <Note
      tone="bad"
      isAlert
      lead={t('save.refused')}
      action={
        code === 'sign_in_required' && (
          <LocalLink to={`/sign-in?next=${encodeURIComponent(pathname + search)}`} className="ui-link">
            {t('shell:header.signIn')}
          </LocalLink>
        )
      }
    >
      {code === 'too_many_drafts' ? t('drafts.tooMany') : toErrorText({ code })}
    </Note>
  )
}
