import type { Article } from '@diwan/contract/knowledge/schemas/article'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocalName } from '../../../kit/formats.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { articlePlace } from '../address.ts'
import classes from './reader.module.css'
import { useOwnLanguage } from '../use-own-language.ts'
import { OtherLanguageSign } from './other-language-sign.tsx'

interface ArticleRowsProps {
  readonly label: string
  readonly rows: readonly { readonly article: Article; readonly title?: ReactNode; readonly below?: ReactNode }[]
}

/** Articles as links: the title, its category and when it was updated. */
export function ArticleRows({ label, rows }: ArticleRowsProps) {
  const nameOf = useLocalName()
  const own = useOwnLanguage()
  return (
    <ul className={classes['rows']} aria-label={label}>
      {rows.map(({ article, title, below }) => (
        <li key={article.id}>
          <Link {...articlePlace(article.id)} className={classes['row']} data-article={article.id} data-row>
            <strong>{title ?? <UserText text={article.title} lines={1} />}</strong>
            {below}
            <span className={classes['about']}>
              {article.category && <UserText text={nameOf(article.category)} lines={1} />}
              <UpdatedText seconds={article.updatedDate} />
              {article.lang !== own && <OtherLanguageSign lang={article.lang} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
