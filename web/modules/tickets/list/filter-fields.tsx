import { TICKET_PRIORITIES, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import type { Person } from '@diwan/contract/users/schemas'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { DayField } from '../../../ui/list/day-field.tsx'
import { FieldGrid } from '../../../ui/list/field-grid.tsx'
import { RecordsField } from '../../../ui/list/records-field.tsx'
import { SeveralField } from '../../../ui/list/several-field.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { ticketQueries } from '../api.ts'
import { templateQueries } from '../api/templates.ts'
import { keepName, useRecordNames } from './use-record-names.ts'
import type { TicketList } from './use-ticket-filter.ts'

export function FilterFields({ list }: { list: TicketList }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { view, narrowing, narrow } = list
  return (
    <FieldGrid>
      <SeveralField
        label={t('status')}
        data={TICKET_STATUSES.map((value) => ({ value, label: t(`status_${value}`, { ns: 'kit' }) }))}
        value={narrowing.status}
        onChange={(status) => narrow({ status })}
      />
      <SeveralField
        label={t('priority')}
        data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`, { ns: 'kit' }) }))}
        value={narrowing.priority}
        onChange={(priority) => narrow({ priority })}
      />
      <UnitFields list={list} />
      {view === 'queue' && <PersonField list={list} name="requesterId" label={t('requester')} />}
      {view === 'queue' && <PersonField list={list} name="assigneeId" label={t('assignee')} />}
      <TemplateField list={list} />
      <DayField label={t('createdFrom')} value={narrowing.createdFrom} onChange={(createdFrom) => narrow({ createdFrom })} />
      <DayField label={t('createdTo')} value={narrowing.createdTo} onChange={(createdTo) => narrow({ createdTo })} />
    </FieldGrid>
  )
}

interface FieldProps {
  list: TicketList
}

/** Departments, then perhaps groups: of the one department, where only one is chosen. */
function UnitFields({ list: { narrowing, narrow, asked } }: FieldProps) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const names = useRecordNames(asked)
  const { departmentId, groupId } = narrowing
  const [department = '', ...others] = valuesOf(departmentId)
  const shared = {
    keyOf: ({ id }: UnitChoice) => id,
    nameOf,
    nameOfId: (id: string) => names[id] ?? '…',
    onFound: (unit: UnitChoice) => keepName(unit.id, nameOf(unit)),
  }
  return (
    <>
      <RecordsField<UnitChoice>
        {...shared}
        label={t('department')}
        value={departmentId}
        search={ticketQueries.departments}
        onChange={(chosen) => narrow({ groupId: undefined, departmentId: chosen })}
      />
      {(departmentId !== undefined || groupId !== undefined) && (
        <RecordsField<UnitChoice>
          {...shared}
          label={t('group')}
          value={groupId}
          search={(text) => ticketQueries.groups(others.length === 0 ? department : '', text)}
          onChange={(chosen) => narrow({ groupId: chosen })}
        />
      )}
    </>
  )
}

function PersonField({ list, name, label }: FieldProps & { name: 'requesterId' | 'assigneeId'; label: string }) {
  const names = useRecordNames(list.asked)
  return (
    <RecordsField<Person>
      label={label}
      value={list.narrowing[name]}
      search={(text) => ticketQueries.people(text)}
      keyOf={({ id }) => id}
      nameOf={({ fullName }) => fullName}
      nameOfId={(id) => names[id] ?? '…'}
      render={(person) => <PersonChip person={person} />}
      onFound={({ id, fullName }) => keepName(id, fullName)}
      onChange={(chosen) => list.narrow({ [name]: chosen })}
    />
  )
}

/** Nothing where there is no catalogue, or none this person may read. */
function TemplateField({ list: { narrowing, narrow } }: FieldProps) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const { data } = useQuery(templateQueries.catalogue())
  if (!data || data.items.length === 0) return null
  return (
    <SeveralField
      label={t('template')}
      searchable
      data={data.items.map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={narrowing.templateId}
      onChange={(templateId) => narrow({ templateId })}
    />
  )
}
