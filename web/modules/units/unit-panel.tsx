import { Button } from '@mantine/core'
import type { UnitRecord } from '@diwan/contract/units/schemas'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../kit/formats.ts'
import { Problem } from '../../kit/problem.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useUnitAddress } from './address.ts'
import { unitQueries } from './api.ts'
import { UnitActions } from './unit-actions.tsx'
import { UnitHistory } from './unit-history.tsx'
import { UnitMembers } from './unit-members.tsx'
import classes from './unit-panel.module.css'
import { setOpen } from './use-tree.ts'

/** The record the address names. */
export function UnitPanel({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(unitQueries.open(id))
  if (error?.code === 'not_found') return <UnitNotFound />
  if (data) return <Addressed unit={data} />
  if (error) return <ErrorState error={error} {...(error.status !== 403 && { onRetry: () => void refetch() })} />
  return isPaused ? <ErrorState error={new Problem('unavailable')} /> : <PageSkeleton />
}

/** Another kind than the address says, or a level of another group, is not found; a wrong title is put right (Q.19, H7). */
function Addressed({ unit }: { unit: UnitRecord }) {
  const address = useUnitAddress()
  const parent = unit.path.at(-1)
  const wrong =
    (address.groupId !== undefined && (unit.kind !== 'level' || parent?.id !== address.groupId)) ||
    (address.isGroupAddress && unit.kind !== 'group')
  const { title, levelTitle } = address.titles
  const own = unit.kind === 'level' ? levelTitle : title
  const above = unit.kind === 'level' ? title : undefined
  const stale =
    (own !== undefined && own !== address.titleOf(unit)) || (above !== undefined && parent && above !== address.titleOf(parent))

  useEffect(() => {
    if (!wrong)
      setOpen(
        unit.path.map(({ id }) => id),
        true,
      )
  }, [wrong, unit.path])
  useEffect(() => {
    if (!wrong && stale) address.open(unit, parent ?? null, true)
  })
  return wrong ? <UnitNotFound /> : <Panel unit={unit} />
}

function Panel({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const nameOf = useLocalName()
  const arabic = useDirection() === 'rtl'
  const other = arabic ? unit.nameEn : unit.nameAr
  return (
    <article className={classes['panel']} aria-labelledby="unit-name">
      <header className={classes['head']}>
        <div className={classes['words']}>
          <Path unit={unit} />
          <h2 id="unit-name">
            <UserText text={nameOf(unit)} />
          </h2>
          <p className={classes['facts']}>
            <span>{t(`kind_${unit.kind}`)}</span>
            {unit.group && (
              <span>
                {t('ofGroup')} <bdi>{nameOf(unit.group)}</bdi>
              </span>
            )}
            <span lang={arabic ? 'en' : 'ar'}>
              <bdi>{other}</bdi>
            </span>
            {unit.kind === 'level' && (
              <span>
                {t('order')} <bdi>{unit.order}</bdi>
              </span>
            )}
            {unit.archived && <span className={classes['archived']}>{t('archived')}</span>}
          </p>
        </div>
        <div className={classes['actions']}>
          <UnitActions unit={unit} />
        </div>
      </header>
      <UnitMembers unit={unit} />
      <UnitHistory unit={unit} />
    </article>
  )
}

function Path({ unit }: { unit: UnitRecord }) {
  const { t } = useTranslation('units')
  const nameOf = useLocalName()
  const address = useUnitAddress()
  if (unit.path.length === 0) return null
  return (
    <nav aria-label={t('structure')} className={classes['path']}>
      {unit.path.map((above, index) => (
        <button key={above.id} type="button" onClick={() => address.open(above, unit.path[index - 1] ?? null)}>
          <bdi>{nameOf(above)}</bdi>
        </button>
      ))}
    </nav>
  )
}

/** Foreign or missing: the same words, so that nobody learns which. */
export function UnitNotFound() {
  const { t } = useTranslation(['units', 'kit'])
  const { close } = useUnitAddress()
  return (
    <EmptyState
      title={t('error_not_found', { ns: 'kit' })}
      action={
        <Button variant="default" onClick={() => close()}>
          {t('backToTop')}
        </Button>
      }
    />
  )
}
