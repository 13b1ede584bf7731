import { ticketList } from '@diwan/contract/tickets/list'
import { TICKET_LACKS, TICKET_PRIORITIES, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { RecordChoices } from '../../../ui/list/record-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { asPerson } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ticketQueries } from '../api/api.ts'
import { templateQueries } from '../api/templates.ts'
import { CustomFilter } from '../../custom-fields/public.ts'
import { filterLabels, type FilterName } from './use-filter-words.ts'
import { keepName, useRecordNames } from './use-record-names.ts'
import type { TicketList } from './use-ticket-filter.ts'

interface FieldProps {
  readonly list: Pick<TicketList, 'narrowing' | 'narrow' | 'asked'>
}

/** Where the values of one filter are chosen. */
export default function FilterField({ list, name }: FieldProps & { name: FilterName | `custom.${string}` }) {
  switch (name) {
    case 'status':
      return <StatusField list={list} />
    case 'priority':
      return <PriorityField list={list} />
    case 'departmentId':
    case 'groupId':
      return <UnitField list={list} name={name} />
    case 'requesterId':
    case 'assigneeId':
      return <PersonField list={list} name={name} />
    case 'templateId':
      return <TemplateField list={list} />
    case 'without':
      return <WithoutField list={list} />
    case 'created':
    case 'answered':
    case 'solved':
    case 'reopened':
    case 'backlog':
      return <DaysField list={list} name={name} />
    default:
      return (
        <CustomFilter
          kind="ticket"
          name={name.slice('custom.'.length)}
          value={list.narrowing.custom}
          onChange={(custom) => list.narrow({ custom })}
        />
      )
  }
}

function StatusField({ list: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <ValueChoices
      label={t(filterLabels.status)}
      options={TICKET_STATUSES.map((value) => ({
        value,
        label: t(`status_${value}`, { ns: 'kit' }),
        shown: <StatusBadge status={value} plain />,
      }))}
      value={narrowing.status}
      onChange={(status) => narrow({ status })}
      not
    />
  )
}

function PriorityField({ list: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  return (
    <ValueChoices
      label={t(filterLabels.priority)}
      options={TICKET_PRIORITIES.map((value) => ({
        value,
        label: t(`priority_${value}`, { ns: 'kit' }),
        shown: <PriorityBars priority={value} />,
      }))}
      value={narrowing.priority}
      onChange={(priority) => narrow({ priority })}
      not
    />
  )
}

/** Groups are those of the one department, where only one is chosen. */
function UnitField({ list: { narrowing, narrow, asked }, name }: FieldProps & { name: 'departmentId' | 'groupId' }) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const names = useRecordNames(asked)
  const [department = '', ...others] = valuesOf(narrowing.departmentId)
  const isGroup = name === 'groupId'
  return (
    <RecordChoices<UnitChoice>
      label={t(filterLabels[name])}
      value={narrowing[name]}
      search={(text) =>
        isGroup ? ticketQueries.groups(others.length === 0 ? department : '', text) : ticketQueries.departments(text)
      }
      keyOf={({ id }) => id}
      nameOf={nameOf}
      nameOfId={(id) => names[id] ?? '…'}
      onFound={(unit) => keepName(unit.id, nameOf(unit))}
      onChange={(chosen) => narrow(isGroup ? { groupId: chosen } : { groupId: undefined, departmentId: chosen })}
    />
  )
}

function PersonField({ list: { narrowing, narrow, asked }, name }: FieldProps & { name: 'requesterId' | 'assigneeId' }) {
  const { t } = useTranslation('tickets')
  const names = useRecordNames(asked)
  return (
    <RecordChoices<Person>
      label={t(filterLabels[name])}
      value={narrowing[name]}
      search={(text) => ticketQueries.people(text)}
      {...asPerson}
      nameOfId={(id) => names[id] ?? '…'}
      onFound={({ id, fullName }) => keepName(id, fullName)}
      onChange={(chosen) => narrow({ [name]: chosen })}
    />
  )
}

function TemplateField({ list: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const { data } = useQuery(templateQueries.catalogue())
  return (
    <ValueChoices
      label={t(filterLabels.templateId)}
      options={(data?.items ?? []).map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={narrowing.templateId}
      onChange={(templateId) => narrow({ templateId })}
    />
  )
}

function WithoutField({ list: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation('tickets')
  return (
    <ValueChoices
      label={t(filterLabels.without)}
      options={TICKET_LACKS.map((value) => ({ value, label: t(`lacks_${value}`) }))}
      value={narrowing.without}
      onChange={(without) => narrow({ without })}
    />
  )
}

type DaysName = 'created' | 'answered' | 'solved' | 'reopened' | 'backlog'

function DaysField({ list: { narrowing, narrow }, name }: FieldProps & { name: DaysName }) {
  const { from, to } = ticketList.filters[name]
  return (
    <DayChoices from={narrowing[from]} to={narrowing[to]} onChange={(first, last) => narrow({ [from]: first, [to]: last })} />
  )
}
