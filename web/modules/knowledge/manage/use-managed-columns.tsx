import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { IconPencil, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberText, percentText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { writingPlace } from '../address.ts'
import { ArticleState } from './article-state.tsx'
import { LanguageSides } from './language-sides.tsx'
import classes from './manage.module.css'

const NONE = '—'

export function useManagedColumns(): Column<ManagedArticle>[] {
  const { t, i18n } = useTranslation('knowledge')
  const day = useReading().calendar === 'hijri' ? 150 : 100
  return [
    { name: 'title', head: t('title'), sort: 'title', cell: () => null },
    { name: 'languages', head: t('languages'), width: 76, cell: (article) => <LanguageSides article={article} /> },
    { name: 'status', head: t('status'), width: 118, cell: (article) => <ArticleState article={article} /> },
    {
      name: 'draft',
      head: t('draft'),
      width: 76,
      rank: 2,
      cell: ({ draft, publishedN }) =>
        draft &&
        publishedN !== null && (
          <span className={classes['newer']} title={t('draftNewerText')}>
            <IconPencil size={14} stroke={1.8} aria-hidden />
            {t('draftNewer')}
          </span>
        ),
    },
    {
      name: 'owner',
      head: t('owner_head'),
      sign: <IconUser size={16} stroke={1.6} aria-hidden />,
      width: 30,
      rank: 3,
      cell: ({ owner }) =>
        owner && (
          <span title={owner.fullName} role="img" aria-label={owner.fullName}>
            <Letter id={owner.id} name={owner.fullName} photo={owner.photo} size={24} />
          </span>
        ),
    },
    {
      name: 'review',
      head: t('reviewDate'),
      width: day,
      rank: 4,
      sort: 'reviewDate',
      cell: ({ reviewOn, stale }) =>
        reviewOn === null ? (
          NONE
        ) : (
          <span className={stale ? classes['past'] : undefined} title={stale ? t('reviewPast') : undefined}>
            <DayText day={reviewOn} />
          </span>
        ),
    },
    {
      name: 'helpful',
      head: t('helpful'),
      width: 56,
      rank: 1,
      sort: 'helpful',
      cell: ({ helpfulPercent }) =>
        helpfulPercent === null ? NONE : <bdi dir="ltr">{percentText(helpfulPercent / 100, i18n.language)}</bdi>,
    },
    {
      name: 'views',
      head: t('views'),
      width: 72,
      rank: 0,
      sort: 'views',
      cell: ({ views, publishedN }) => (publishedN === null ? NONE : <bdi dir="ltr">{numberText(views, i18n.language)}</bdi>),
    },
    {
      name: 'updated',
      head: t('updated'),
      width: 92,
      optional: true,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}

export function useManagedRow(): RowOf<ManagedArticle> {
  const { t } = useTranslation('knowledge')
  return {
    keyOf: ({ id }) => id,
    link: ({ id }) => writingPlace(id),
    title: ({ title }) => <UserText text={title} lines={1} />,
    choose: ({ title }) => t('selectArticle', { title }),
    lines: (article) => ({
      about: <LanguageSides article={article} />,
      when: <UpdatedText seconds={article.updatedDate} />,
      state: <ArticleState article={article} />,
    }),
  }
}
