import type { Crumb } from '../../../ui/page-header.tsx'
import EntryScreen from './entry-screen.tsx'
import { useDeciding, type DecidedView } from './use-deciding.ts'

/** Where there is no room for two panes: the entry alone, and after its decision the next one that waits. */
export default function EntryToDecide({ view, crumb }: { view: DecidedView; crumb: Crumb }) {
  const { id = '', decided } = useDeciding(view)
  return <EntryScreen key={id} id={id} crumbs={[crumb]} onDecided={decided} />
}
