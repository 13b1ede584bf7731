import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountText } from '../../ui/count-badge.tsx'
import { useAsk } from './address.ts'
import type { FoundGroup } from './api.ts'
import { HitLine } from './hit-line.tsx'
import { PeopleHits } from './people-hits.tsx'
import classes from './results.module.css'

interface GroupsProps {
  readonly kinds: readonly string[]
  readonly groups: readonly FoundGroup[]
  readonly onPerson: (id: string, among?: readonly string[]) => void
}

/** A few results of each kind, in the order of the kinds. */
export function Groups({ kinds, groups, onPerson }: GroupsProps) {
  return kinds.map((kind) => {
    const group = groups.find((one) => one.kind === kind)
    return group && <Group key={kind} group={group} onPerson={onPerson} />
  })
}

function Group({ group, onPerson }: { group: FoundGroup; onPerson: (id: string, among?: readonly string[]) => void }) {
  const { t } = useTranslation(['find', 'releases'])
  const ask = useAsk()
  const id = useId()
  const count = useCountText(group.count ?? { count: 0, more: false })
  const { kind, items, next, reading } = group
  const name = t(`found_${kind}` as 'found_user', { ns: 'releases' })
  return (
    <section aria-labelledby={id} data-group={kind}>
      <header className={classes['groupHead']}>
        <h3 id={id}>{name}</h3>
        <bdi>{count}</bdi>
        {reading && <small>{t('readAs', { text: reading.text })}</small>}
        {next !== null && (
          <button type="button" aria-label={t('viewAllOf', { kind: name })} onClick={() => ask({ kind })}>
            {t('viewAll')}
          </button>
        )}
      </header>
      {kind === 'user' ? (
        <PeopleHits items={items} onPerson={onPerson} />
      ) : (
        <ul className={classes['list']}>
          {items.map((item) => (
            <HitLine key={item.id} kind={kind} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}
