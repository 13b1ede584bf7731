import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocalName } from '../kit/formats.ts'
import { namesakesOf, noteShown, onNamesakes, unitsOf } from '../kit/namesakes.ts'
import { useHolds } from '../kit/rights.ts'
import classes from './person-chip.module.css'

const KEPT_MS = 5 * 60_000

/** The unit of somebody, beside the name, where this page has shown another whose name folds alike. */
export function UnitBeside({ person }: { person: { readonly id: string; readonly fullName: string } }) {
  const { id, fullName } = person
  const nameOf = useLocalName()
  const mayAsk = useHolds('users', 'view')
  useEffect(() => noteShown({ id, fullName }), [id, fullName])
  const ids = useSyncExternalStore(onNamesakes, () => namesakesOf({ id, fullName }))
  const { data } = useQuery({
    queryKey: ['users', 'units', ids],
    queryFn: () => unitsOf(ids),
    enabled: ids !== '' && mayAsk,
    staleTime: KEPT_MS,
  })
  const unit = ids === '' ? undefined : data?.get(id)
  return (
    unit && (
      <bdi className={classes['unit']} data-unit>
        {nameOf(unit)}
      </bdi>
    )
  )
}
