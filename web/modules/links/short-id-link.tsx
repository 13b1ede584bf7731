import { Link } from '@tanstack/react-router'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { useNamed } from './linked-texts.tsx'

/** A short id in what somebody wrote: a link for whoever may see the record, plain text for everybody else. */
export function ShortIdLink({ typed }: { typed: string }) {
  const record = useNamed(typed)
  if (!record) return <ShortIdText shortId={typed} />
  return (
    <Link to={record.path} title={record.title} data-named={record.shortId}>
      <ShortIdText shortId={typed} />
    </Link>
  )
}
