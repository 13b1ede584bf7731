import type { Icon } from '@tabler/icons-react'
import { createContext } from 'react'

/** A choice of an action that is asked for by name. */
export interface TurnField {
  readonly field: 'chatId' | 'projectId' | 'listId'
  readonly optional?: true
}

/** A kind that is made of records of other modules, as menus and the palette offer it. */
export interface TurnTarget {
  /** Its words: `into_<name>` and `do_<name>`. */
  readonly name: 'message' | 'task' | 'quickTask' | 'ticket' | 'note' | 'article' | 'meeting'
  readonly order: number
  /** The key of its action. */
  readonly action: string
  /** The right without which it is not offered. */
  readonly needs: readonly [module: string, flag: string]
  readonly icon: Icon
  /** The question that comes first: for a unit with its group, or for the fields of the action, each among what was chosen before it. */
  readonly asks?: 'group' | readonly TurnField[]
  /** The screen whose editor makes it. */
  readonly editor?: string
}

/** Those of all modules in their order; the application provides them. */
export const TurnTargetsContext = createContext<readonly TurnTarget[]>([])
