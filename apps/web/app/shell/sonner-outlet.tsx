import { toastTheme } from '@gable/ui/toast-theme'
import { Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { useEffect } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { noteToastOutlet } from '#app/shared/toast.ts'
import { useLanguage } from './site.ts'

const closesAfterMs = 5_000

export function SonnerOutlet() {
  const { t } = useTranslation()
  const { dir } = useLanguage()
  // Runs when the toaster listens: effects of children come first.
  useEffect(noteToastOutlet, [])
  return (
    <Toaster
      position="bottom-center"
      dir={dir}
      duration={closesAfterMs}
      containerAriaLabel={t('toasts.label')}
      mobileOffset={{ bottom: 80 }}
      toastOptions={{ unstyled: true, classNames: toastTheme }}
    />
  )
}
