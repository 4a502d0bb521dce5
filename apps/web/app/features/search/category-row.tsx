import type { Category } from '@gable/contract/catalogue'
import { LocalLink } from '../../shell/local-link.tsx'
import { useCategoryName } from '../../shell/use-category-name.ts'
import { CategoryIcon } from '../../layout/category-icon.tsx'

export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const toName = useCategoryName()
  return (
    <ul className="category-row">
      {categories.map((category) => (
        <li key={category.id}>
          <LocalLink to={`/properties?category=${encodeURIComponent(category.slug)}`}>
            <CategoryIcon name={category.icon} />
            {toName(category)}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
