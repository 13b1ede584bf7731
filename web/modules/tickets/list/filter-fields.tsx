import { Select, TextInput } from '@mantine/core'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import type { Person } from '@diwan/contract/users/schemas'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { ticketQueries } from '../api.ts'
import { templateQueries } from '../api/templates.ts'
import classes from './list.module.css'
import { keepName, useRecordNames } from './use-record-names.ts'
import type { TicketList } from './use-ticket-filter.ts'

export function FilterFields({ list }: { list: TicketList }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { view, narrowing, narrow } = list
  const day = (name: 'createdFrom' | 'createdTo') => (
    <TextInput
      type="date"
      label={t(name)}
      value={narrowing[name] ?? ''}
      onChange={(event) => narrow({ [name]: event.currentTarget.value || undefined })}
    />
  )
  return (
    <div className={classes['fields']}>
      <Select
        label={t('status')}
        placeholder={t('any')}
        clearable
        data={TICKET_STATUSES.map((value) => ({ value, label: t(`status_${value}`, { ns: 'kit' }) }))}
        value={narrowing.status ?? null}
        onChange={(value) => narrow({ status: TICKET_STATUSES.find((one) => one === value) })}
      />
      <Select
        label={t('priority')}
        placeholder={t('any')}
        clearable
        data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`, { ns: 'kit' }) }))}
        value={narrowing.priority ?? null}
        onChange={(value) => narrow({ priority: TICKET_PRIORITIES.find((one) => one === value) })}
      />
      <UnitField list={list} />
      {view === 'queue' && <PersonField list={list} name="requesterId" label={t('requester')} />}
      {view === 'queue' && <PersonField list={list} name="assigneeId" label={t('assignee')} />}
      <TemplateField list={list} />
      {day('createdFrom')}
      {day('createdTo')}
    </div>
  )
}

interface FieldProps {
  list: TicketList
}

/** A department, then perhaps one of its groups. */
function UnitField({ list: { narrowing, narrow, asked } }: FieldProps) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const names = useRecordNames(asked)
  const { departmentId, groupId } = narrowing
  const shown = (id: string | undefined): UnitChoice | null =>
    id === undefined ? null : { id, kind: 'group', nameAr: names[id] ?? '…', nameEn: names[id] ?? '…', parent: null }
  const field = (name: 'departmentId' | 'groupId', label: string, search: typeof ticketQueries.departments) => (
    <SearchPicker<UnitChoice>
      label={label}
      placeholder={t('any')}
      value={shown(narrowing[name])}
      search={search}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onChange={(unit) => {
        if (unit) keepName(unit.id, nameOf(unit))
        narrow({ ...(name === 'departmentId' && { groupId: undefined }), [name]: unit?.id })
      }}
    />
  )
  return (
    <>
      {field('departmentId', t('department'), ticketQueries.departments)}
      {(departmentId !== undefined || groupId !== undefined) &&
        field('groupId', t('group'), (text) => ticketQueries.groups(departmentId ?? '', text))}
    </>
  )
}

function PersonField({ list, name, label }: FieldProps & { name: 'requesterId' | 'assigneeId'; label: string }) {
  const { t } = useTranslation('tickets')
  const names = useRecordNames(list.asked)
  const id = list.narrowing[name]
  return (
    <SearchPicker<Person>
      label={label}
      placeholder={t('any')}
      value={id === undefined ? null : { id, fullName: names[id] ?? '…', photo: null }}
      search={(text) => ticketQueries.people(text)}
      keyOf={(person) => person.id}
      nameOf={({ fullName }) => fullName}
      render={(person) => <PersonChip person={person} />}
      onChange={(person) => {
        if (person) keepName(person.id, person.fullName)
        list.narrow({ [name]: person?.id })
      }}
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
    <Select
      label={t('template')}
      placeholder={t('any')}
      clearable
      searchable
      data={data.items.map((one) => ({ value: one.id, label: nameOf(one) }))}
      value={narrowing.templateId ?? null}
      onChange={(id) => narrow({ templateId: id ?? undefined })}
    />
  )
}
