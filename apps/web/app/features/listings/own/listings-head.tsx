import { buttonClass } from '@gable/ui/button'
import { Plus } from 'lucide-react'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

type ListingsHeadProps = { title: string; text: string; add: { to: string; label: string } }

export function ListingsHead({ title, text, add }: ListingsHeadProps) {
  return (
    <AccountHead title={title} text={text}>
      <LocalLink to={add.to} className={buttonClass({})}>
        <Plus aria-hidden />
        {add.label}
      </LocalLink>
    </AccountHead>
  )
}
