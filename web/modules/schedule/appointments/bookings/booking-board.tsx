import { bookingList } from '@diwan/contract/schedule/list/appointments'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valuesOf } from '../../../../kit/list/address.ts'
import { dayText } from '../../../../kit/formats.ts'
import { usePhone, useRoomy } from '../../../../kit/widths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { lazyExtra, lazyPart } from '../../../../ui/lazy-part.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { useFollowedRow } from '../../../../ui/list/use-followed-row.ts'
import { ViewLinks } from '../../../../ui/list/view-links.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { SidePane, SplitPane } from '../../../../ui/split-pane.tsx'
import { appointmentQueries, bookingQueries } from '../../api/appointments.ts'
import classes from '../appointments.module.css'
import { TIMES, useBookingList, type BookingView } from './use-booking-list.ts'
import { useBookingTable } from './use-booking-table.tsx'

const BookingFilter = lazyExtra(() => import('./booking-filter.tsx'))
const BookingPane = lazyPart(() => import('./booking-pane.tsx'))

interface BookingBoardProps {
  readonly view: BookingView
  readonly title: string
  readonly tabs: ReactNode
  readonly empty: { readonly title: string; readonly text: string }
}

/** A list of bookings; where there is room, beside it the one that is open, else that one alone. */
export function BookingBoard({ view, title, tabs, empty }: BookingBoardProps) {
  const { t } = useTranslation('schedule')
  const list = useBookingList(view)
  const navigate = useNavigate()
  const [phone, roomy] = [usePhone(), useRoomy()]
  const rows = useInfiniteQuery(bookingQueries.list(list.asked))
  const { data: count } = useQuery(bookingQueries.count(list.filter))
  const { nameOfId, found } = useEntryNames(list.narrowing.appointmentId)
  const { booking: named } = list.raw
  const id = typeof named === 'string' && isUuid(named) ? named : undefined
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, booking: next }), replace: roomy, resetScroll: !roomy })
  const followed = useFollowedRow(id, open)
  const { columns, of } = useBookingTable(view, open)
  const beside = roomy && id !== undefined
  const pane = (alone: boolean) =>
    id !== undefined && (
      <Suspense fallback={<PageSkeleton />}>
        <BookingPane
          key={id}
          id={id}
          {...(alone && { crumbs: [{ label: title, to: '.', search: { ...list.raw, booking: undefined } as object }] })}
          onClose={() => open(undefined)}
        />
      </Suspense>
    )
  if (id !== undefined && !roomy) return pane(true)
  return (
    <div className={classes['board']}>
      <ListPage
        of={bookingList}
        address={list}
        header={{ title, count }}
        views={tabs}
        filters={{
          status: { label: t('statusHead'), text: (status) => t(`booked_${status as BookingStatus}`) },
          ...(view === 'all' && { appointmentId: { label: t('entry'), text: nameOfId } }),
          starts: { label: t('day'), text: dayText },
        }}
        bar={{
          field: (name) => <BookingFilter list={list} name={name} nameOfId={nameOfId} onFound={found} />,
          show: t('showBookings'),
          children: (
            <ViewLinks
              segmented
              label={t('time')}
              param="when"
              views={TIMES}
              current={list.when}
              labelOf={(one) => t(`when_${one}`)}
            />
          ),
        }}
        table={{
          label: title,
          name: 'schedule.bookings',
          columns,
          of,
          lines: phone || beside,
          current: beside ? id : undefined,
        }}
        rows={{
          list: rows,
          empty: <EmptyState {...empty} literally="noData" />,
          unmatched:
            Object.keys(list.narrowing).length > 0
              ? { title: t('noBookingFits'), text: t('nothingFitsText'), clear: list.clear }
              : undefined,
        }}
        beside={(drawn) =>
          beside ? (
            <SplitPane rows={{ onFocus: followed.onFocus }} pane={<SidePane aria-label={t('booking')}>{pane(false)}</SidePane>}>
              {drawn}
            </SplitPane>
          ) : (
            drawn
          )
        }
      />
    </div>
  )
}

/** The purposes of the appointments by which the list is narrowed, those found here and the first one of the address. */
function useEntryNames(chosen: string | undefined) {
  const { t } = useTranslation('schedule')
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [first] = valuesOf(chosen)
  const { data } = useQuery({ ...appointmentQueries.open(first ?? ''), enabled: first !== undefined && !(first in names) })
  const opened = data?.appointment
  return {
    nameOfId: (id: string) => names[id] ?? (opened?.id === id ? opened.purpose : t('entry')),
    found: ({ id, purpose }: Appointment) => setNames((before) => ({ ...before, [id]: purpose })),
  }
}
