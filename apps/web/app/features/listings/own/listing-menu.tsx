import { IconButton } from '@gable/ui/icon-button'
import { Menu } from '@gable/ui/menu'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useCameFrom } from '#app/shell/came-from.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { ListingAction } from './listing-action.tsx'

function AnchorWithWayBack({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} state={useCameFrom()} />
}

/** What can be done with a listing, behind three dots. */
export function ListingMenu({ title, actions }: { title: string; actions: readonly ListingAction[] }) {
  const { t } = useTranslation('own')
  const toLocal = useLocalPath()
  return (
    <Menu
      anchor={AnchorWithWayBack}
      trigger={
        <IconButton label={t('actions.more', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={actions.map(({ id, label, Icon, to, run, tone, startsGroup }) => ({
        id,
        label,
        tone,
        startsGroup,
        icon: <Icon aria-hidden />,
        href: to && toLocal(to),
        onSelect: run,
      }))}
    />
  )
}
