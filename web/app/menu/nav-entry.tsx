import type { Counter } from '@diwan/contract/kit/page'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { CountBadge, useCountText } from '../../ui/count-badge.tsx'
import { useBetaMarks, useModuleStatus } from '../module-status.ts'
import { HomeIcon, shownKeys } from '../shown-keys.ts'
import type { Place } from './entries.ts'
import { isFavourite, toggleFavourite } from './favourites.ts'
import { isUnread } from './numbers.ts'
import classes from './nav.module.css'

interface NavEntryProps {
  readonly place: Place
  readonly person: SignedIn
  readonly current: boolean
  /** How much waits there. */
  readonly number?: Counter | undefined
  /** Again, among the favourites: the entry itself carries the key. */
  readonly repeated?: boolean
  /** Only its sign. */
  readonly rail?: boolean
}

export function NavEntry({ place, person, current, number, repeated = false, rail = false }: NavEntryProps) {
  const { t } = useTranslation(['releases', 'shell'])
  const { key, area, to, module } = place
  const status = useModuleStatus()(module)
  const name = t(`menu_${area}_${key}` as 'menu_admin_Home')
  const Icon = key === 'Home' && area === 'user' ? HomeIcon : (shownKeys[module].places?.[to] ?? shownKeys[module].icon)
  const betaMarks = useBetaMarks()
  const beta = status === 'BETA' && module !== 'dashboard'
  const coming = status === 'COMING_SOON' && module !== 'dashboard'
  return (
    <li className={classes['item']} data-status={coming || beta ? status : undefined} {...(!repeated && marksOf(place))}>
      <Link
        to={to}
        className={classes['entry']}
        aria-current={current ? 'page' : undefined}
        data-current={current || undefined}
        activeOptions={{ exact: true }}
        title={rail ? name : undefined}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        <span className={classes['name']}>{name}</span>
        {beta && betaMarks && (
          <span className={classes['beta']} role="img" aria-label={t('status_BETA')} title={t('status_BETA')} />
        )}
        {number && isUnread(place) ? (
          <span className={classes['pill']}>
            <CountBadge {...number} />
          </span>
        ) : (
          number && !rail && <WaitingCount {...number} />
        )}
      </Link>
      {!rail && !coming && <Star place={place} person={person} name={name} />}
    </li>
  )
}

/** Countable (S2.54–S2.57). */
export const marksOf = ({ key, area, also }: Pick<Place, 'key' | 'area' | 'also'>) =>
  also ? {} : { 'data-key': key, 'data-area': area }

function WaitingCount(counter: Counter) {
  const text = useCountText(counter)
  return text && <bdi className={classes['number']}>{text}</bdi>
}

/** For a pointer; with the keyboard it is a command of the palette. */
function Star({ place, person, name }: { place: Place; person: SignedIn; name: string }) {
  const { t } = useTranslation('shell')
  const chosen = isFavourite(person, place)
  const Icon = chosen ? IconStarFilled : IconStar
  const label = t(chosen ? 'unfavour' : 'favour', { name })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['star']}
      aria-label={label}
      aria-pressed={chosen}
      title={label}
      onClick={() => void toggleFavourite(place)}
    >
      <Icon size={15} stroke={1.75} aria-hidden />
    </button>
  )
}
