import { IconHistory, IconSearch, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { found } from '../../gathered.gen.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { useCountText } from '../../ui/count-badge.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useAsk, type ResultsQuery } from './address.ts'
import type { FoundGroup } from './api.ts'
import { otherSpellings } from './spellings.ts'
import classes from './side.module.css'

interface SideProps {
  readonly kinds: readonly string[]
  readonly groups: readonly FoundGroup[]
  readonly asked: ResultsQuery
  readonly kind: string | undefined
}

/** The kinds with their counts, what was asked before, and which spellings are included. */
export function Side({ kinds, groups, asked, kind }: SideProps) {
  const { t } = useTranslation(['find', 'releases'])
  const ask = useAsk()
  const searches = useInterface((state) => state.searches)
  const met = kinds.flatMap((one) => groups.find((group) => group.kind === one) ?? [])
  const total = {
    count: met.reduce((sum, { count }) => sum + (count?.count ?? 0), 0),
    more: met.some(({ count }) => count?.more),
  }
  const nameOf = (one: string) => t(`found_${one}` as 'found_user', { ns: 'releases' })
  return (
    <div className={classes['side']}>
      <ul aria-label={t('kinds')} className={classes['kinds']}>
        <KindLine
          name={t('allKinds')}
          icon={IconSearch}
          count={total}
          on={kind === undefined}
          onPick={() => ask({ kind: undefined })}
        />
        {met.map((group) => (
          <KindLine
            key={group.kind}
            name={nameOf(group.kind)}
            icon={found[group.kind]!.icon}
            count={group.count ?? { count: 0, more: false }}
            on={kind === group.kind}
            onPick={() => ask({ kind: group.kind })}
          />
        ))}
      </ul>
      {searches.length > 0 && (
        <section aria-label={t('before')} className={classes['before']}>
          <h3>{t('before')}</h3>
          <ul>
            {searches.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => ask({ q: text, kind: undefined })}>
                  <IconHistory size={17} stroke={1.7} aria-hidden />
                  <UserText text={text} lines={1} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Spellings groups={groups} asked={asked} />
    </div>
  )
}

interface KindLineProps {
  readonly name: string
  readonly icon: Icon
  readonly count: { readonly count: number; readonly more: boolean }
  readonly on: boolean
  readonly onPick: () => void
}

function KindLine({ name, icon: Icon, count, on, onPick }: KindLineProps) {
  const text = useCountText({ ...count })
  return (
    <li>
      <button type="button" aria-current={on || undefined} onClick={onPick}>
        <Icon size={17} stroke={1.7} aria-hidden />
        <span>{name}</span>
        <bdi>{text}</bdi>
      </button>
    </li>
  )
}

/** Which words were found for those that were typed, and the way to leave them out. */
function Spellings({ groups, asked: { q = '', exact } }: Pick<SideProps, 'groups' | 'asked'>) {
  const { t } = useTranslation('find')
  const ask = useAsk()
  const others = exact ? [] : otherSpellings(groups, q)
  return (
    <footer className={classes['spellings']}>
      {exact && (
        <p>
          {t('typedOnly')}{' '}
          <button type="button" onClick={() => ask({ exact: undefined })}>
            {t('everySpelling')}
          </button>
        </p>
      )}
      {others.length > 0 && (
        <p>
          {t('also')}
          {others.map((one) => (
            <strong key={one}>
              <UserText text={one} />
            </strong>
          ))}
          <button type="button" onClick={() => ask({ exact: 'true' })}>
            {t('onlyTyped', { text: q })}
          </button>
        </p>
      )}
      <p>{t('files')}</p>
    </footer>
  )
}
