import { keys } from '../gathered/keys.gen.ts'
import type { ModuleKeyEntry } from '../kit/manifest.ts'

export type ModuleKey = (typeof keys)[number]['key']

/** One product module as the registry shows it: every route of the specification has one (S2.53). */
export interface ModuleEntry extends Omit<ModuleKeyEntry, 'order' | 'menu'> {
  readonly key: string
  /** Its code module: where its words are. */
  readonly folder: string
}

export const moduleEntries: readonly ModuleEntry[] = keys
