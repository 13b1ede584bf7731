import { ActionIcon, Button, Select } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { MEMBER_RELATIONS, type MemberRelation } from '@diwan/contract/units/vocabulary'
import { IconUserMinus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { unitQueries } from './api.ts'
import classes from './unit-members.module.css'
import { usePeopleSearch, type FoundPerson, type PeopleSearch } from './use-people-search.ts'

interface Row {
  person: FoundPerson
  relation: MemberRelation
}

/** Heads, deputies, agents and members; who manages the unit changes them, with effect on the next request. */
export function UnitMembers({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const search = usePeopleSearch()
  const list = useInfiniteQuery(unitQueries.members(unit.id))
  const [leaving, setLeaving] = useState<Row>()
  const leave = useWrite(units.leave)
  const mayChange = unit.can.manage
  const columns: Column<Row>[] = [
    { name: 'person', head: t('person'), cell: ({ person }) => <PersonChip person={person} /> },
    { name: 'relation', head: t('relation'), cell: ({ relation }) => t(`relation_${relation}`), width: 150 },
    ...(mayChange
      ? [
          {
            name: 'remove',
            head: t('end'),
            width: 90,
            cell: (row: Row) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('endFor', { name: row.person.fullName, relation: t(`relation_${row.relation}`) })}
                onClick={() => setLeaving(row)}
              >
                <IconUserMinus size={17} stroke={1.6} aria-hidden />
              </ActionIcon>
            ),
          },
        ]
      : []),
  ]
  return (
    <section className={classes['members']} aria-label={t('people')}>
      <h3>{t('people')}</h3>
      {mayChange && !unit.archived && search && <AddMember unit={unit} search={search} />}
      <DataList
        label={t('people')}
        list={list}
        columns={columns}
        keyOf={({ person, relation }) => `${person.id} ${relation}`}
        empty={{ title: t('nobodyYet') }}
      />
      {leaving && (
        <ConfirmDialog
          opened
          onClose={() => setLeaving(undefined)}
          title={t('endQuestion', { name: leaving.person.fullName, relation: t(`relation_${leaving.relation}`) })}
          action={t('end')}
          write={leave}
          onConfirm={() =>
            leave.mutate(
              { id: unit.id, userId: leaving.person.id, relation: leaving.relation },
              { onSuccess: () => setLeaving(undefined) },
            )
          }
        >
          {t('endAbout')}
        </ConfirmDialog>
      )}
    </section>
  )
}

function AddMember({ unit, search }: { unit: UnitRecord; search: PeopleSearch }) {
  const { t } = useTranslation(['units', 'kit'])
  const join = useWrite(units.join)
  const [person, setPerson] = useState<FoundPerson | null>(null)
  const [relation, setRelation] = useState<MemberRelation>(unit.kind === 'department' ? 'member' : 'agent')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!person || join.isPending) return
    join.mutate(
      { id: unit.id, userId: person.id, relation },
      {
        onSuccess: () => {
          setPerson(null)
          setTried(false)
        },
      },
    )
  }
  return (
    <form className={classes['add']} onSubmit={submit} noValidate>
      <SearchPicker
        data-field="userId"
        label={t('person')}
        value={person}
        onChange={setPerson}
        search={search}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        error={tried && !person ? t('invalid_user', { ns: 'kit' }) : undefined}
      />
      <Select
        label={t('relation')}
        data={MEMBER_RELATIONS.map((one) => ({ value: one, label: t(`relation_${one}`) }))}
        value={relation}
        allowDeselect={false}
        onChange={(chosen) => chosen && setRelation(chosen)}
      />
      <Button type="submit" variant="default" h={36} disabled={join.isPending}>
        {t('add')}
      </Button>
    </form>
  )
}
