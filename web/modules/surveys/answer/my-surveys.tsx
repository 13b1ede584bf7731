import type { Survey } from '@diwan/contract/surveys/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { surveyLists, surveyQueries } from '../api.ts'

const VIEWS = ['answer', 'answered', 'shared'] as const
const words = {
  answer: { label: 'toAnswer', none: 'noneToAnswer', text: 'noneToAnswerText' },
  answered: { label: 'answeredView', none: 'noneAnswered', text: 'noneAnsweredText' },
  shared: { label: 'sharedView', none: 'noneShared', text: 'noneSharedText' },
} as const

/** What waits for an answer, what was answered, and results that are there for all who were asked. */
export function MySurveys() {
  const { t } = useTranslation(['surveys', 'releases'])
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const { view }: { view?: unknown } = useSearch({ strict: false })
  const current = oneOf(VIEWS, view) ?? 'answer'
  const list = useInfiniteQuery(surveyQueries.list({ view: current, sort: 'published' }))
  const label = t('name_surveys', { ns: 'releases' })
  useFollowLists(surveyLists)
  const open = ({ id }: Survey) =>
    void navigate({
      to: '/user/surveys/details',
      search: (current === 'shared' ? { id, part: 'results' } : { id }) as object,
    })
  return (
    <>
      <PageHeader
        title={label}
        flush
        tabs={<ViewLinks label={label} param="view" views={VIEWS} current={current} labelOf={(one) => t(words[one].label)} />}
      />
      <DataList
        label={t(words[current].label)}
        list={list}
        keyOf={({ id }) => id}
        onOpen={open}
        columns={[
          { name: 'name', head: t('name'), cell: (survey) => <UserText text={nameOf(survey)} lines={1} /> },
          {
            name: 'about',
            head: t('about'),
            width: 280,
            wide: true,
            cell: ({ descriptionAr, descriptionEn }) => (
              <UserText text={nameOf({ nameAr: descriptionAr, nameEn: descriptionEn })} lines={1} />
            ),
          },
          {
            name: 'kind',
            head: t('kindHead'),
            width: 110,
            cell: ({ anonymous }) => t(anonymous ? 'anonymousShort' : 'byName'),
          },
          {
            name: 'until',
            head: t(current === 'answer' ? 'until' : 'published'),
            width: 158,
            cell: ({ untilDate, publishedDate }) =>
              current === 'answer'
                ? untilDate !== null && <InstantText seconds={untilDate} />
                : publishedDate !== null && <UpdatedText seconds={publishedDate} />,
          },
        ]}
        empty={{ title: t(words[current].none), text: t(words[current].text) }}
      />
    </>
  )
}
