import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { MAX_TITLE } from '@diwan/contract/knowledge/limits'
import { ARTICLE_LANGUAGES, type ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { articleQueries } from '../api/api.ts'
import { managedQueries } from '../api/writes.ts'
import { CategoryField } from '../list/category-field.tsx'
import { useOwnLanguage } from '../use-own-language.ts'
import { writingPlace } from '../address.ts'
import classes from './new-article.module.css'
import { UseTemplate } from './use-template.tsx'

interface NewArticleDialogProps {
  readonly opened: boolean
  readonly category: string | undefined
  /** Words that somebody looked for in vain. */
  readonly title: string
  /** That of the portal where nothing is said. */
  readonly language?: ArticleLanguage
  readonly onClose: () => void
}

interface Values extends Record<string, unknown> {
  title: string
  lang: ArticleLanguage
  categoryId: string | null
  template: boolean
}

/** Title, language and category of an article that begins, or a template in its place. */
export default function NewArticleDialog({ opened, category, title, language, onClose }: NewArticleDialogProps) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const { data: tree } = useQuery(articleQueries.tree('manage'))
  const own = useOwnLanguage()
  const lang = language ?? own
  const initial = useMemo((): Values => ({ title, lang, categoryId: category ?? null, template: false }), [title, lang, category])
  const form = useForm({
    endpoint: managedArticles.create,
    initial,
    toInput: ({ title: name, ...rest }) => ({ title: name, ...rest }),
    done: ({ id }) => {
      onClose()
      void navigate(writingPlace(id))
    },
  })
  const open = tree?.items.filter((one) => one.active && one.can.create) ?? []
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('newArticle')} form={form} action={t('begin')} size={520}>
      <UserInput label={t('articleTitle')} maxLength={MAX_TITLE} autoComplete="off" data-autofocus {...form.text('title')} />
      <div>
        <div className={classes['label']} id="article-language">
          {t('articleLanguage')}
        </div>
        <SegmentedControl
          aria-labelledby="article-language"
          data={ARTICLE_LANGUAGES.map((value) => ({ value, label: t(`lang_${value}`) }))}
          value={form.values.lang}
          onChange={(value) => form.change({ lang: value })}
        />
      </div>
      <CategoryField label={t('articleCategory')} none={t('noCategory')} categories={open} {...form.pick('categoryId')} />
      <Checkbox
        label={t('saveAsTemplate')}
        checked={form.values.template}
        onChange={(event) => form.change({ template: event.currentTarget.checked })}
      />
      <Templates />
    </FormDialog>
  )
}

function Templates() {
  const { t } = useTranslation('knowledge')
  const { data } = useInfiniteQuery(managedQueries.list({ view: 'templates', sort: 'title', direction: 'rising' }))
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-label={t('fromTemplate')}>
      <div className={classes['label']}>{t('fromTemplate')}</div>
      <ul className={classes['templates']}>
        {rows.map(({ id, title }) => (
          <li key={id}>
            <UserText text={title} lines={1} />
            <UseTemplate id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
