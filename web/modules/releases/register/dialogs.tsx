import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { ColoursDialog } from '../colours-dialog.tsx'
import { HistoryDialog } from '../history-dialog.tsx'
import { StatusDialog } from '../status-dialog.tsx'
import { VersionDialog } from '../version-dialog.tsx'
import type { OpenModuleDialog } from './module-menu.tsx'

const dialogs = { status: StatusDialog, version: VersionDialog, colours: ColoursDialog, history: HistoryDialog } as const

interface DialogsProps {
  readonly about: OpenModuleDialog['about']
  readonly module: RegisteredModule
  readonly onClose: () => void
}

/** They come when one is asked for. */
export default function Dialogs({ about, module, onClose }: DialogsProps) {
  const Dialog = dialogs[about]
  return <Dialog key={module.key} module={module} onClose={onClose} />
}
