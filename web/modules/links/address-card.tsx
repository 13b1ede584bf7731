import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { linkOf } from '../../kit/link-of.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import classes from './address-card.module.css'
import { useAddressed } from './linked-texts.tsx'

const RecordLine = lazyExtra(async () => ({ default: (await import('./record-line.tsx')).RecordLine }))

/** An address in written text: a card where it leads to a record that its reader may see, else what it is without one. */
export function AddressCard({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const record = useAddressed(address)
  if (!record) return children
  const { pathname, search } = new URL(address)
  return (
    <Suspense fallback={children}>
      <span className={classes['card']} data-addressed={record.id}>
        <RecordLine record={record} titled={(title) => <Link {...linkOf(pathname + search)}>{title}</Link>} />
      </span>
    </Suspense>
  )
}
