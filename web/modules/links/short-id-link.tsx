import { Link } from '@tanstack/react-router'
import { linkOf } from '../../kit/link-of.ts'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { useNamed } from './linked-texts.tsx'

/** A short id in written text: a link if the reader may see the record, else plain text. */
export function ShortIdLink({ typed }: { typed: string }) {
  const record = useNamed(typed)
  if (!record) return <ShortIdText shortId={typed} />
  return (
    <Link {...linkOf(record.path)} title={record.title} data-named={record.shortId}>
      <ShortIdText shortId={typed} />
    </Link>
  )
}
