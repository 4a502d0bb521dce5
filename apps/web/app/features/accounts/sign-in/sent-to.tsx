import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Where a code went, and the way back if it was the wrong place. */
export function SentTo({ children, onChange }: { children: ReactNode; onChange: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <bdi>{children}</bdi>{' '}
      <button type="button" className="ui-link ui-link-underlined" onClick={onChange}>
        {t('signIn.changeEmail')}
      </button>
    </>
  )
}
