import { ActionIcon, Button, Select } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { MEMBER_RELATIONS, type MemberRelation } from '@diwan/contract/units/vocabulary'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ListRows } from '../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import type { RowOf } from '../../ui/list/row-of.ts'
import { PersonChip } from '../../ui/person-chip.tsx'
import { PersonPicker } from '../../ui/person-picker.tsx'
import { unitQueries } from './api.ts'
import classes from './unit-members.module.css'
import { RelationPicker, type MemberRow } from './relation-picker.tsx'
import { usePeopleSearch, type FoundPerson, type PeopleSearch } from './use-people-search.ts'

/** Heads, deputies, agents and members; who manages the unit changes them, with effect on the next request. */
export function UnitMembers({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const search = usePeopleSearch()
  const list = useInfiniteQuery(unitQueries.members(unit.id))
  const [leaving, setLeaving] = useState<MemberRow>()
  const leave = useWrite(units.leave)
  const mayChange = unit.can.manage
  const mayAdd = mayChange && !unit.archived && search
  const [adding, setAdding] = useState(false)
  const end = (one: MemberRow) =>
    mayChange && (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('endFor', { name: one.person.fullName, relation: t(`relation_${one.relation}`) })}
        onClick={() => setLeaving(one)}
      >
        <IconX size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    )
  const columns: Column<MemberRow>[] = [
    { name: 'person', head: t('person'), cell: () => null },
    {
      name: 'relation',
      head: t('relation'),
      width: 150,
      cell: (row) => (
        <span className={classes['place']}>
          <RelationPicker unit={unit} row={row} may={mayChange} />
          {end(row)}
        </span>
      ),
    },
  ]
  const row: RowOf<MemberRow> = {
    keyOf: ({ person, relation }) => `${person.id} ${relation}`,
    title: ({ person }) => <PersonChip person={person} />,
    lines: (one) => ({ about: null, signs: <RelationPicker unit={unit} row={one} may={mayChange} />, end: end(one) }),
  }
  return (
    <section className={classes['members']} aria-label={t('people')}>
      <header className={classes['head']}>
        <h3>{t('people')}</h3>
        {mayAdd && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            {t('addPerson')}
          </Button>
        )}
      </header>
      {mayAdd && adding && <AddMember unit={unit} search={search} />}
      <ListRows
        list={list}
        skeleton={<ListSkeleton columns={columns} />}
        empty={<EmptyState title={t('nobodyYet')} literally="noData" />}
      >
        {(rows) => <DataTable label={t('people')} rows={rows} columns={columns} of={row} />}
      </ListRows>
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
  const initial = { person: null as FoundPerson | null, relation: usualIn(unit.kind) }
  const form = useForm({
    endpoint: units.join,
    initial,
    toInput: ({ person, relation }) => ({ id: unit.id, userId: person?.id ?? '', relation }),
    whenEmpty: { userId: 'user' },
  })
  const person = form.pick('person', 'userId')
  return (
    <form className={classes['add']} onSubmit={form.submit} noValidate aria-busy={form.pending}>
      <PersonPicker label={t('person')} search={search} {...person} error={person.error ?? form.problem} />
      <Select
        label={t('relation')}
        data={MEMBER_RELATIONS.map((one) => ({ value: one, label: t(`relation_${one}`) }))}
        value={form.values.relation}
        allowDeselect={false}
        onChange={(chosen) => chosen && form.change({ relation: chosen })}
      />
      <Button type="submit" variant="default" h={36} disabled={form.pending}>
        {t('add')}
      </Button>
    </form>
  )
}

const usualIn = (kind: UnitRecord['kind']): MemberRelation => (kind === 'department' ? 'member' : 'agent')
