import { Eye, EyeOff } from 'lucide-react'
import { MenuAction } from '#app/shared/menu-action.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useHideHome, useIsHidden } from './use-hidden.ts'

/** In the menu of a home's page. */
export function HideAction({ id }: { id: number }) {
  const { t } = useTranslation('detail')
  const isHidden = useIsHidden(id)
  const hide = useHideHome()
  const Icon = isHidden ? Eye : EyeOff
  return (
    <MenuAction onClick={() => hide(id, !isHidden)}>
      <Icon aria-hidden />
      {t(isHidden ? 'showAgain' : 'hide')}
    </MenuAction>
  )
}
