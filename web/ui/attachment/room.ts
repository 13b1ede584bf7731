import type { Attached, FilePurpose } from '../../kit/attached-files.ts'
import { refusalOf } from '../../kit/upload.ts'

interface Beside {
  readonly files: Attached['files']
  readonly sending: readonly Pick<Attached['sending'][number], 'problem'>[]
}

/** What counts of a message's files: all that arrived or are on their way, none that was refused. */
export const accepted = ({ files, sending }: Beside): number =>
  files.length + sending.filter(({ problem }) => problem === undefined).length

interface Room {
  readonly purpose: FilePurpose
  readonly room: number
}

/** Of the chosen files those there is room for. What is refused in any case takes none: it is shown with its reason. */
export function roomFor(chosen: readonly File[], { purpose, room }: Room): { taken: File[]; tooMany: boolean } {
  const good = chosen.filter((file) => !refusalOf(file, purpose))
  const left = new Set(good.slice(Math.max(0, room)))
  return { taken: chosen.filter((file) => !left.has(file)), tooMany: left.size > 0 }
}
