import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { IconCalendarSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../../../kit/widths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/list/filter-bar.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import classes from './book.module.css'
import { OpenedPurpose } from './opened-purpose.tsx'
import { Purposes } from './purposes.tsx'
import { useBookAddress } from './use-book-address.ts'

interface BookTabProps {
  readonly title: string
  readonly tabs: ReactNode
  /** Shows a booking that was made or moved. */
  readonly onBooked: (booking: Booking) => void
}

const nothing = () => null

/** Purpose, then day and time, then the confirmation: beside each other, or on a phone one step after the other. */
export function BookTab({ title, tabs, onBooked }: BookTabProps) {
  const { t } = useTranslation('schedule')
  const address = useBookAddress()
  const phone = usePhone()
  const { id, q, at, step, go } = address
  const choose = (next: string) =>
    go({ id: next, day: undefined, at: undefined, with: undefined, move: undefined, step: undefined })
  const search = { label: t('searchPurposes'), value: q, onSearch: (text: string) => go({ q: text || undefined }, true) }
  if (phone && id !== undefined)
    return (
      <div className={classes['step']} data-fills>
        <OpenedPurpose key={id} id={id} title={title} phone onBooked={onBooked} />
      </div>
    )
  return (
    <>
      <PageHeader title={title} tabs={tabs} flush />
      {phone ? (
        <div className={classes['search']}>
          <SearchField {...search} />
        </div>
      ) : (
        <FilterBar
          filters={[]}
          field={nothing}
          show=""
          onRemove={nothing}
          onClear={nothing}
          search={search}
          start={
            <span className={classes['legend']}>
              <i aria-hidden />
              {t('dayWithFree')}
            </span>
          }
        />
      )}
      <div className={classes['columns']} data-confirming={(id !== undefined && at !== undefined) || step || undefined}>
        <section className={classes['column']} aria-label={t('purposes')}>
          <Purposes q={q} chosen={id} onChoose={choose} onClear={() => go({ q: undefined })} />
        </section>
        {!phone &&
          (id === undefined ? (
            <section className={classes['column']}>
              <EmptyState icon={IconCalendarSearch} title={t('choosePurpose')} text={t('choosePurposeText')} />
            </section>
          ) : (
            <OpenedPurpose key={id} id={id} title={title} phone={false} onBooked={onBooked} />
          ))}
      </div>
    </>
  )
}
