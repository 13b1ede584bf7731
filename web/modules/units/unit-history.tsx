import { Button } from '@mantine/core'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { IconArrowRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { DataList, type Column } from '../../ui/data-list.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { unitQueries, type UnitChange } from './api.ts'
import classes from './unit-members.module.css'

/** What was changed here and by whom, when it is asked for. */
export function UnitHistory({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const [shown, setShown] = useState(false)
  if (!unit.can.manage) return null
  return (
    <section className={classes['members']} aria-label={t('history')}>
      <Button variant="default" h={36} style={{ justifySelf: 'start' }} aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t('history')}
      </Button>
      {shown && <Changes id={unit.id} />}
    </section>
  )
}

function Changes({ id }: { id: string }) {
  const { t } = useTranslation('units')
  const list = useInfiniteQuery(unitQueries.history(id))
  const columns: Column<UnitChange>[] = [
    { name: 'what', head: t('what'), cell: (change) => <What change={change} /> },
    { name: 'who', head: t('who'), cell: ({ actor }) => actor && <UserText text={actor.fullName} />, width: 180 },
    { name: 'at', head: t('at'), cell: ({ at }) => <InstantText seconds={at} />, width: 190 },
  ]
  return <DataList label={t('history')} list={list} columns={columns} keyOf={(change) => change.id} />
}

/** The verb, and what it was done with: names before and after, a place, a person. */
function What({ change: { event, before, after } }: { change: UnitChange }) {
  const { t } = useTranslation('units')
  const nameOf = useLocalName()
  const verb = t(`event_${event.split('.')[1] as 'moved'}`)
  const said = (side: Record<string, unknown>): string => {
    const { person, parent, movedTo, nameAr, nameEn, order } = side as Side
    const place = parent ?? movedTo
    if (person) return person.fullName
    if (place) return nameOf(place)
    if (nameAr !== undefined || nameEn !== undefined) return [nameAr, nameEn].filter(Boolean).join(' · ')
    return order === undefined ? '' : String(order)
  }
  const [was, is] = [said(before), said(after)]
  return (
    <>
      {verb}
      {was && (
        <>
          {' '}
          <bdi>{was}</bdi>
        </>
      )}
      {was && is && <IconArrowRight size={14} stroke={1.6} className="turns" aria-hidden />}
      {is && (
        <>
          {' '}
          <bdi>{is}</bdi>
        </>
      )}
    </>
  )
}

interface Side {
  person?: { fullName: string }
  parent?: { nameAr: string; nameEn: string } | null
  movedTo?: { nameAr: string; nameEn: string } | null
  nameAr?: string
  nameEn?: string
  order?: number
}
