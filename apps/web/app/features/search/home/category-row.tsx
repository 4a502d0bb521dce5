import { LocalLink } from '../../../shell/local-link.tsx'
import { CategoryIcon } from '../../../layout/category-icon.tsx'
import type { CategoryLabel } from '../search-labels.ts'

export function CategoryRow({ categories }: { categories: readonly CategoryLabel[] }) {
  return (
    <ul className="category-row">
      {categories.map((category) => (
        <li key={category.id}>
          <LocalLink to={`/properties?category=${encodeURIComponent(category.slug)}`}>
            <CategoryIcon name={category.icon} />
            {category.name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
