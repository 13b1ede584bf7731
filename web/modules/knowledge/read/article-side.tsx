import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import type { PageHeading } from '@diwan/core/page/headings'
import { IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelChips } from '../../labels/public.ts'
import { PageContents } from '../../documents/reading.ts'
import { LinkedWith } from '../../links/public.ts'
import classes from './article.module.css'
import { Helpful } from './helpful.tsx'

/** With one heading there is nothing to choose from. */
const FEWEST = 2

interface ArticleSideProps {
  readonly article: ReadArticle
  readonly headings: readonly PageHeading[]
}

/** Beside the text: its contents, whether it helped, its labels. */
export function ArticleSide({ article, headings }: ArticleSideProps) {
  const { t } = useTranslation('knowledge')
  return (
    <aside className={classes['side']}>
      {headings.length >= FEWEST && (
        <section className={classes['contents']}>
          <h2>{t('inThisArticle')}</h2>
          <PageContents label={t('inThisArticle')} headings={headings} />
        </section>
      )}
      <Helpful key={article.id} article={article} />
      <section>
        <a href="#comments" className={classes['toComments']}>
          <IconMessageCircle size={18} stroke={1.6} aria-hidden />
          {t('comments')}
        </a>
      </section>
      <LinkedWith id={article.id} />
      {article.labels.length > 0 && (
        <section>
          <LabelChips labels={article.labels} />
        </section>
      )}
    </aside>
  )
}

/** Where there is no room beside the text, the contents are folded above it. */
export function FoldedContents({ headings }: Pick<ArticleSideProps, 'headings'>) {
  const { t } = useTranslation('knowledge')
  const [open, setOpen] = useState(false)
  if (headings.length < FEWEST) return null
  return (
    <details className={classes['folded']} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('inThisArticle')}</summary>
      {open && <PageContents label={t('inThisArticle')} headings={headings} onChoose={() => setOpen(false)} />}
    </details>
  )
}
