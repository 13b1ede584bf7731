import type { Icon } from '@tabler/icons-react'
import { createContext } from 'react'

/** What a module makes of records of others, as menus and the palette offer it. */
export interface TurnTarget {
  /** Its words: `into_<name>` and `do_<name>`. */
  readonly name: 'message' | 'task' | 'quickTask' | 'ticket' | 'note' | 'article' | 'meeting'
  readonly order: number
  /** The key of its action. */
  readonly action: string
  /** The right without which it is not offered. */
  readonly needs: readonly [module: string, flag: string]
  readonly icon: Icon
  /** Where it goes, asked first: a unit with its group, or the fields of the action, each among what was chosen before it. */
  readonly asks?: 'group' | readonly { readonly field: 'chatId' | 'projectId' | 'listId'; readonly optional?: true }[]
  /** The screen whose editor makes it, told what it is about. */
  readonly editor?: string
}

/** Those of all modules in their order; the application provides them. */
export const TurnTargetsContext = createContext<readonly TurnTarget[]>([])
