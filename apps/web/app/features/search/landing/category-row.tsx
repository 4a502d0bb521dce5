import type { Category } from '@gable/contract/catalogue'
import { CategoryIcon } from '#app/features/catalogue/category-icon.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

export type ShownCategory = Pick<Category, 'id' | 'slug' | 'name' | 'icon' | 'listingCount'>

/** Their parameters would only make the page heavier. */
export const toShown = ({ id, slug, name, icon, listingCount }: Category): ShownCategory => ({
  id,
  slug,
  name,
  icon,
  listingCount,
})

export function CategoryRow({ categories }: { categories: readonly ShownCategory[] }) {
  const { t } = useTranslation('search')
  return (
    <ul className="category-row">
      {categories.map((category) => (
        <li key={category.id}>
          <LocalLink to={`/properties?category=${encodeURIComponent(category.slug)}`}>
            <CategoryIcon name={category.icon} />
            {category.name}
            <span className="text-13 font-normal text-ink-soft">{t('homes', { count: category.listingCount })}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
