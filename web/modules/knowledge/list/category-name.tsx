import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { categoryIcons } from '../model/category-icons.ts'
import classes from './category-name.module.css'

/** A category with its icon, where one is chosen. */
export function CategoryName({ category }: { readonly category: Category }) {
  const nameOf = useLocalName()
  const Sign = categoryIcons[category.icon]
  return (
    <span className={classes['name']}>
      <Sign size={16} stroke={1.6} aria-hidden />
      <UserText text={nameOf(category)} lines={1} />
    </span>
  )
}
