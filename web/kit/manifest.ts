import type { ModuleKey } from '@diwan/contract/releases/registry'
import type { Icon } from '@tabler/icons-react'
import type { AnswerTool } from './answer-tools.ts'
import type { Stroke } from './commands.ts'
import type { DecisionKind } from './decisions.ts'
import type { GuestScreen } from './guests.ts'
import type { ComponentType } from 'react'
import type { PersonWay } from './person-ways.ts'
import type { TurnTarget } from './turn-targets.ts'
import type { Sentence } from './write-outcome.ts'

/** How a module key is drawn, and where. */
export interface KeyOnScreen {
  readonly icon: Icon
  /** Of its screens that have an entry of their own in the menu, by address. */
  readonly places?: Readonly<Record<string, Icon>>
  /** The addresses whose screens exist. A key without any says that it is coming, whatever its release status. */
  readonly screens?: readonly string[]
  /** A second level stands beside the menu, which is a rail then; `user`: in the user area alone. */
  readonly pane?: boolean | 'user'
  /** What waits there, beside its entry: the declared number of a list (`GET /api/numbers`) for each area. */
  readonly number?: {
    readonly admin?: string
    readonly user?: string
    readonly topics: readonly string[]
    /** Somebody wrote it and it was not read: it stands out, also where the menu is narrow. */
    readonly unread?: true
  }
}

/** Records of a kind among what the palette finds, under `found_<kind>`. */
export interface FoundOnScreen {
  readonly icon: Icon
  /** Among the kinds of all modules. */
  readonly order: number
  /** Who holds it on no relation is not offered the kind. */
  readonly flag: readonly [module: string, flag: string]
  /** The module key whose screen in the admin area shows them; who does not have it is not offered the kind. */
  readonly administered?: string
}

/** A dialog over any screen, opened by a value of the address, with a line in the menu of the person. */
export interface Overlay {
  /** Its module must be there, and the person must hold this right. */
  readonly key: ModuleKey
  readonly needs: readonly [module: string, flag: string]
  /** The name in the address, which no list and no screen reads: `?inquiry=…`. */
  readonly param: string
  /** The value that its line in the menu opens. */
  readonly value: string
  /** Further values that open it; any other value leaves it closed. */
  readonly accepts?: (value: string) => boolean
  /** The key that opens it on every screen, where it is something that is begun: `begin_<key>` in the words of its module. */
  readonly stroke?: Stroke
  readonly icon: Icon
  /** The words of that line. */
  readonly Label: ComponentType
  readonly Dialog: ComponentType<{ readonly value: string; readonly onClose: () => void }>
}

/** What the organisation decides for a module: a tab of its name among the settings. */
export interface ModuleSettings {
  /** Its module must be there, and the person must hold this right. */
  readonly key: ModuleKey
  readonly needs: readonly [module: string, flag: string]
  readonly Screen: ComponentType
}

/** The dates of a record on a line of time or in a calendar; `time` is on the clock of the reader. */
export interface BarMove {
  readonly startDate: string | null
  readonly dueDate: string | null
  readonly time?: string | null | undefined
  /** How long a time lasts, where it has an end of its own. */
  readonly minutes?: number | undefined
}

/** A registered write that moves a record to other dates. */
export interface BarCommand {
  readonly name: string
  readonly input: (id: string, from: BarMove, to: BarMove) => object
  /** The sentence of the undo bar. */
  readonly says: Sentence
}

/** How records of a kind are moved, loaded with the first move. */
export interface BarMover {
  readonly kind: string
  /** On which days one may lie: those on which the organisation works, or any. */
  readonly days: 'working' | 'any'
  readonly load: () => Promise<{ readonly command: BarCommand }>
}

/** Records that are done in place, loaded with the first tick; and the field in which one is added, where that is a line. */
export interface TickedKind {
  readonly kind: string
  readonly load: () => Promise<{ readonly tick: (id: string) => Promise<unknown> }>
  readonly Field?: ComponentType
}

/**
 * What the frame knows of a module, in `web/modules/<module>/module.ts`; having the file is being registered. It comes with the
 * first screen: what is heavy is loaded by it later.
 */
export interface WebManifest {
  /** By module key: those of the same folder in the contract. */
  readonly keys: Readonly<Record<string, KeyOnScreen>>
  readonly found?: Readonly<Record<string, FoundOnScreen>>
  /** Whether a person is there now, at their photo or with its word in a line of text. */
  readonly presence?: ComponentType<{ readonly id: string; readonly words?: boolean }>
  /** Its reports, in a tab of the home of the administration for those who see figures. */
  readonly reports?: {
    readonly key: string
    readonly load: () => Promise<{ readonly default: ComponentType }>
  }
  /** Its records that are ticked or added on home. */
  readonly ticks?: readonly TickedKind[]
  /** Its buttons on the page of a person. */
  readonly personWays?: readonly PersonWay[]
  /** Its kinds that are made of records of other modules. */
  readonly makes?: readonly TurnTarget[]
  readonly overlay?: Overlay
  /** Its records that people approve, in the common inbox. */
  readonly decisions?: readonly DecisionKind[]
  /** Screens that its links in mails open for people without an account. */
  readonly guests?: readonly GuestScreen[]
  readonly settings?: ModuleSettings
  /** Its tools beside the answers of agents. */
  readonly answerTools?: readonly AnswerTool[]
  /** Its records that are moved to other dates. */
  readonly moves?: readonly BarMover[]
}
