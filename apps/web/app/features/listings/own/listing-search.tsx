import { TextInput } from '@gable/ui/text-input'
import { ArrowUpDown, Search } from 'lucide-react'
import { Form } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'
import type { ListQuery } from './list-query.ts'

type ListingSearchProps = { path: string; query: ListQuery; label: string; order: string }

/** A form that asks for another address: it works without scripts. */
export function ListingSearch({ path, query, label, order }: ListingSearchProps) {
  const toLocal = useLocalPath()
  return (
    <div className="listing-tools">
      <search className="min-w-0 flex-1 sm:max-w-80">
        <Form method="get" action={toLocal(path)}>
          {query.tab && <input type="hidden" name="tab" value={query.tab} />}
          <TextInput
            // Another search is another beginning of what is typed.
            key={query.text}
            type="search"
            name="search"
            isSmall
            aria-label={label}
            placeholder={label}
            defaultValue={query.text}
            maxLength={200}
            start={<Search className="size-4.5 flex-none text-ink-soft" aria-hidden />}
          />
        </Form>
      </search>
      <p className="flex items-center gap-2 text-14 font-medium max-sm:hidden">
        <ArrowUpDown className="size-4.5" aria-hidden />
        {order}
      </p>
    </div>
  )
}
