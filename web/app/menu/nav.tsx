import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useFollowLists } from '../../kit/follow.ts'
import { favouriteLists, favouriteQueries } from '../../modules/favourites/reading.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { favouritesOf } from './favourites.ts'
import { NavEntry } from './nav-entry.tsx'
import { NavPart } from './nav-part.tsx'
import { NotificationEntry } from './notification-entry.tsx'
import { useNumbers } from './numbers.ts'
import { useIsCurrent, useMenu, usePlaceOffered } from './use-menu.ts'
import { Fade } from './fade.tsx'
import classes from './nav.module.css'

const FavouriteRecords = lazyExtra(async () => ({ default: (await import('./favourite-records.tsx')).FavouriteRecords }))
const ArrangeFavourites = lazyExtra(async () => ({ default: (await import('./favourite-records.tsx')).ArrangeFavourites }))

/** The menu of a person, whole: the same on every screen. */
export function Nav({ person }: { person: SignedIn }) {
  const { t } = useTranslation(['shell', 'releases'])
  const { start, parts } = useMenu(person)
  const isCurrent = useIsCurrent(person)
  const isOffered = usePlaceOffered(person)
  const favourites = favouritesOf(person, ({ area, module }) => isOffered(area, module))
  const records = useQuery(favouriteQueries.list()).data?.items ?? []
  useFollowLists(favouriteLists)
  const places = parts.flatMap(({ entries }) => entries.map(({ main }) => main))
  const numberOf = useNumbers(places)
  return (
    <Fade>
      <nav aria-label={t('menu')}>
        <ul className={classes['list']}>
          {start.map(({ main }) =>
            main.module === 'notifications' ? (
              <NotificationEntry key={main.to} place={main} current={isCurrent(main)} />
            ) : (
              <NavEntry key={main.to} place={main} person={person} current={isCurrent(main)} />
            ),
          )}
        </ul>
        {favourites.length + records.length > 0 && (
          <NavPart name="favourites" beside={records.length > 0 && <ArrangeFavourites />}>
            {favourites.map((place) => (
              <NavEntry key={place.to} place={place} person={person} current={false} number={numberOf(place)} repeated />
            ))}
            {records.length > 0 && (
              <Suspense>
                <FavouriteRecords records={records} />
              </Suspense>
            )}
          </NavPart>
        )}
        {parts.map(({ name, entries }) => (
          <NavPart key={name} name={name as 'work'}>
            {entries.map(({ main }) => (
              <NavEntry key={main.to} place={main} person={person} current={isCurrent(main)} number={numberOf(main)} />
            ))}
          </NavPart>
        ))}
      </nav>
    </Fade>
  )
}
