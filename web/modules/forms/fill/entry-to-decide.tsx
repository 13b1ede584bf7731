import type { Crumb } from '../../../ui/page-header.tsx'
import EntryScreen from './entry-screen.tsx'
import { useUndecided } from './use-undecided.ts'

/** Where there is no room for two panes: the entry alone, and after its decision the next one that waits. */
export default function EntryToDecide({ crumb }: { crumb: Crumb }) {
  const { id = '', decided } = useUndecided()
  return <EntryScreen key={id} id={id} crumbs={[crumb]} onDecided={decided} />
}
