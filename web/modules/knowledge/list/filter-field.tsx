import { ARTICLE_LANGUAGES } from '@diwan/contract/knowledge/vocabulary'
import { CONTENT_STATUSES } from '@diwan/contract/publishing/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { asPerson } from '../../../ui/person-chip.tsx'
import { useStatusWord } from '../../../ui/status-badge.tsx'
import { LabelName } from '../../labels/public.ts'
import { colleagues } from '../../people/public.ts'
import { CategoryName } from './category-name.tsx'
import { pathTo } from '../model/category-tree.ts'
import type { FilterNames } from './use-filter-names.ts'
import { useLocalName } from '../../../kit/formats.ts'

interface ArticleFilterFieldProps {
  readonly name: string
  readonly narrowing: Readonly<Partial<Record<string, string>>>
  readonly narrow: (some: Record<string, string | undefined>) => void
  readonly names: FilterNames
}

/** Where one of the filters of a list of articles is chosen. */
export default function ArticleFilterField({ name, narrowing, narrow, names }: ArticleFilterFieldProps) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const statusOf = useStatusWord()
  const value = narrowing[name]
  const onChange = (chosen: string | undefined) => narrow({ [name]: chosen })
  switch (name) {
    case 'category':
      return (
        <ValueChoices
          label={t('category')}
          options={names.categories.map((category) => ({
            value: category.id,
            label: pathTo(names.categories, category.id).map(nameOf).join(' / '),
            shown: <CategoryName category={category} />,
          }))}
          value={value}
          onChange={onChange}
        />
      )
    case 'language':
      return (
        <ValueChoices
          label={t('language')}
          options={ARTICLE_LANGUAGES.map((one) => ({ value: one, label: t(`lang_${one}`) }))}
          value={value}
          onChange={onChange}
        />
      )
    case 'status':
      return (
        <ValueChoices
          label={t('status')}
          options={CONTENT_STATUSES.map((one) => ({ value: one, label: statusOf(one) }))}
          value={value}
          onChange={onChange}
          not
        />
      )
    case 'label':
      return (
        <ValueChoices
          label={t('labels')}
          options={names.labels.map((one) => ({ value: one.id, label: one.name, shown: <LabelName label={one} /> }))}
          value={value}
          onChange={onChange}
        />
      )
    case 'updated':
      return (
        <DayChoices
          from={narrowing['updatedFrom']}
          to={narrowing['updatedTo']}
          onChange={(updatedFrom, updatedTo) => narrow({ updatedFrom, updatedTo })}
        />
      )
    default:
      return (
        <RecordChoices<Person>
          label={t(name === 'owner' ? 'owner' : 'author')}
          search={colleagues}
          {...asPerson}
          value={value}
          nameOfId={names.person}
          onFound={names.foundPerson}
          onChange={onChange}
        />
      )
  }
}
