import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../../kit/formats.ts'
import { useWrite } from '../../../../kit/write.ts'
import { DateField } from '../../../../ui/date/date-field.tsx'
import { Fact, FactList, FactPicker } from '../../../../ui/facts/fact-list.tsx'
import { asPerson, PersonChip } from '../../../../ui/person-chip.tsx'
import { PersonPress } from '../../../../ui/person-press.tsx'
import { Picker } from '../../../../ui/picker.tsx'
import { DayText } from '../../../../ui/time-text.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { LabelChips, LabelChoices } from '../../../labels/public.ts'
import { colleagues } from '../../../people/public.ts'
import { articleQueries } from '../../api/api.ts'
import { CategoryField } from '../../list/category-field.tsx'
import { LanguageSides } from '../language-sides.tsx'
import manage from '../manage.module.css'
import { LinkedWith } from '../../../links/public.ts'
import classes from './editor.module.css'
import { useChange } from './use-change.ts'

/** Category, owner, review date and labels of an article, each changed in its place. */
export function ArticleSettings({ article }: { readonly article: ManagedArticle }) {
  const { t, i18n } = useTranslation('knowledge')
  const { author, views, helpfulPercent, publishedN } = article
  return (
    <aside className={classes['settings']} aria-label={t('settings')}>
      <FactList label={t('settings')}>
        <Category article={article} />
        <Fact name={t('author')}>
          <PersonPress person={author} />
        </Fact>
        <Owner article={article} />
        <ReviewDate article={article} />
        <Labels article={article} />
        <Fact name={t('languages')}>
          <LanguageSides article={article} />
        </Fact>
        {publishedN !== null && (
          <Fact name={t('views')}>
            <bdi dir="ltr">{numberText(views, i18n.language)}</bdi>
          </Fact>
        )}
        {helpfulPercent !== null && (
          <Fact name={t('helpful')}>
            <bdi dir="ltr">{percentText(helpfulPercent / 100, i18n.language)}</bdi>
          </Fact>
        )}
      </FactList>
      <LinkedWith id={article.id} />
    </aside>
  )
}

interface SettingProps {
  readonly article: ManagedArticle
}

interface ChoosableProps extends SettingProps {
  readonly name: string
  readonly value: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** A fact that those who may write change where it stands. */
function Choosable({ article, name, value, children }: ChoosableProps) {
  const [opened, setOpened] = useState(false)
  if (!article.can.edit) return <Fact name={name}>{value}</Fact>
  return (
    <FactPicker name={name} value={value} opened={opened} onChange={setOpened}>
      {children(() => setOpened(false))}
    </FactPicker>
  )
}

function Category({ article }: SettingProps) {
  const { t } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const { id, version, category } = article
  const { data } = useQuery(articleQueries.tree('manage'))
  const place = useWrite(managedArticles.place)
  const open = data?.items.filter((one) => (one.active && one.can.create) || one.id === category?.id) ?? []
  return (
    <Choosable
      article={article}
      name={t('category')}
      value={category ? <UserText text={nameOf(category)} lines={1} /> : t('noCategory')}
    >
      {(close) => (
        <CategoryField
          label={t('category')}
          none={t('noCategory')}
          categories={open}
          value={category?.id ?? null}
          onChange={(categoryId) => {
            close()
            if (categoryId !== (category?.id ?? null)) place.mutate({ id, version, categoryId })
          }}
        />
      )}
    </Choosable>
  )
}

const NOBODY = 'nobody'

function Owner({ article }: SettingProps) {
  const { t } = useTranslation('knowledge')
  const { id, version, owner } = article
  const change = useChange(id)
  const set = (ownerId: string | null) => change.mutate({ id, version, ownerId })
  return (
    <Choosable article={article} name={t('owner')} value={owner ? <PersonChip person={owner} /> : t('noOwner')}>
      {(close) => (
        <Picker<Person>
          label={t('owner')}
          search={colleagues}
          {...asPerson}
          chosen={owner ? [owner.id] : []}
          others={[{ value: NOBODY, label: t('noOwner') }]}
          onPick={(person) => {
            close()
            set(person.id)
          }}
          onOther={() => {
            close()
            set(null)
          }}
        />
      )}
    </Choosable>
  )
}

function ReviewDate({ article }: SettingProps) {
  const { t } = useTranslation('knowledge')
  const { id, version, reviewOn, stale } = article
  const change = useChange(id)
  const value =
    reviewOn === null ? (
      '—'
    ) : (
      <span className={stale ? manage['past'] : undefined} title={stale ? t('reviewPast') : undefined}>
        <DayText day={reviewOn} />
      </span>
    )
  return (
    <Choosable article={article} name={t('reviewDay')} value={value}>
      {() => (
        <DateField
          label={t('reviewDay')}
          value={reviewOn ?? ''}
          onChange={(day) => change.mutate({ id, version, reviewOn: day === '' ? null : day })}
        />
      )}
    </Choosable>
  )
}

function Labels({ article }: SettingProps) {
  const { t } = useTranslation('knowledge')
  const { id, version, labels } = article
  const change = useChange(id)
  return (
    <Choosable article={article} name={t('setLabels')} value={labels.length > 0 ? <LabelChips labels={labels} /> : '—'}>
      {() => (
        <LabelChoices
          scopeId={ARTICLE_LABELS_SCOPE}
          chosen={labels.map((label) => label.id)}
          onChange={(labelIds) => change.mutate({ id, version, labelIds })}
        />
      )}
    </Choosable>
  )
}
