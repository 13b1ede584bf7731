import { responses } from '@diwan/contract/surveys/endpoints'
import type { EditedSurvey, Response } from '@diwan/contract/surveys/schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { DataList, type Column } from '../../../ui/data-list.tsx'
import { ExportButtons } from '../../../ui/export-buttons.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { AnswerText } from '../../fields/reading.ts'
import { Received, useReceived } from '../../publishing/public.ts'
import { surveyLists, surveyQueries } from '../api.ts'

/** Fields that have a column of their own here; a response has all of them. */
const SHOWN = 6

/** What people said by name, a column for each field; each row opens its response. */
export function ResponsesPart({ survey }: { survey: EditedSurvey }) {
  const { t } = useTranslation('surveys')
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const received = useReceived()
  const list = useInfiniteQuery(surveyQueries.responses({ surveyId: survey.id, ...received.asked }))
  useFollowLists(surveyLists)
  const asked = survey.content.fields.filter(({ type }) => type !== 'section').slice(0, SHOWN)
  const columns: Column<Response>[] = [
    { name: 'by', head: t('sentBy'), cell: ({ by }) => <PersonChip person={by} /> },
    { name: 'sent', head: t('sentOn'), width: 110, cell: ({ sentDate }) => <UpdatedText seconds={sentDate} /> },
    ...asked.map(({ key, labelAr, labelEn }) => ({
      name: key,
      head: nameOf({ nameAr: labelAr, nameEn: labelEn }),
      width: 150,
      wide: true,
      cell: ({ answers }: Response) => {
        const answer = answers.find((one) => one.key === key)
        return answer && <AnswerText answer={answer} />
      },
    })),
  ]
  return (
    <Received
      of={received}
      label={t('sentOn')}
      show={t('responses')}
      end={<ExportButtons bare addressOf={(format) => fileAddress(responses.export, { id: survey.id, format })} />}
    >
      <DataList
        label={t('responses')}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '.', search: { id: survey.id, part: 'responses', response: id } as object })}
        columns={columns}
        unmatched={received.unmatched}
        empty={{ title: t('noneReceived'), text: t('noneReceivedText') }}
      />
    </Received>
  )
}
