import { Activity } from '../../life/public.ts'

/** What was done with a course, fetched when it is asked for. */
export default function HistoryPart({ id }: { id: string }) {
  return <Activity id={id} />
}
