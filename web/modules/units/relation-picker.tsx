import { Menu } from '@mantine/core'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { MEMBER_RELATIONS, type MemberRelation } from '@diwan/contract/units/vocabulary'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import classes from './unit-members.module.css'
import type { FoundPerson } from './use-people-search.ts'

export interface MemberRow {
  readonly person: FoundPerson
  readonly relation: MemberRelation
}

interface RelationPickerProps {
  readonly unit: UnitRecord
  readonly row: MemberRow
  readonly may: boolean
}

/** What a person is in the unit, as its own picker. The new relation begins before the old one ends: the person never leaves. */
export function RelationPicker({ unit, row: { person, relation }, may }: RelationPickerProps) {
  const { t } = useTranslation('units')
  const join = useWrite(units.join)
  const leave = useWrite(units.leave)
  const words = t(`relation_${relation}`)
  if (!may || unit.archived) return <span className={classes['relation']}>{words}</span>
  const of = { id: unit.id, userId: person.id }
  const choose = (to: MemberRelation) => {
    if (to !== relation) join.mutate({ ...of, relation: to }, { onSuccess: () => leave.mutate({ ...of, relation }) })
  }
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes['picker']}
          disabled={join.isPending || leave.isPending}
          aria-label={t('relationOf', { name: person.fullName, relation: words })}
        >
          {words}
          <IconChevronDown size={14} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {MEMBER_RELATIONS.map((one) => (
          <Menu.Item key={one} {...(one === relation && { 'aria-current': true })} onClick={() => choose(one)}>
            {t(`relation_${one}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
