import type { ModuleKey } from '@diwan/contract/releases/registry'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Stroke } from './commands.ts'

interface PersonOfWay {
  readonly id: string
  readonly fullName: string
  readonly photo: string | null
}

interface Way {
  /** Its words: those of this name on the page of a person. */
  readonly name: 'message' | 'meet' | 'assign'
  /** Several modules may offer a way of one name, which is then a menu: `assign_task` in the same words. */
  readonly of?: 'ticket' | 'task' | 'quickTask'
  readonly order: number
  /** Its module must be there, and the reader must hold this right. */
  readonly key: ModuleKey
  readonly needs: readonly [module: string, flag: string]
  /** It is offered with those people only with whom the server offers what has this name. */
  readonly asks?: string
  readonly icon: Icon
  readonly stroke: Pick<Stroke, 'code'>
}

/** A button of a module on the page of a person: it leads somewhere, or asks something first. */
export type PersonWay = Way &
  (
    | { readonly load: () => Promise<{ readonly pathTo: (personId: string) => Promise<string> }>; readonly Dialog?: never }
    | { readonly load?: never; readonly Dialog: ComponentType<{ readonly person: PersonOfWay; readonly onClose: () => void }> }
  )
