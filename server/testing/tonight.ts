import { allModules, routinesOf, wakeModules } from '../app/modules.ts'
import type { Module } from '../kit/module.ts'
import { inTurn } from '../kit/platform/in-turn.ts'
import type { World } from './world.ts'

/** What the worker does once a night, now. */
export async function tonight({ portal }: Pick<World, 'portal'>, modules: readonly Module[] = allModules('')): Promise<void> {
  for (const { name, steps } of routinesOf(portal, modules)) if (name === 'portal.nightly') await inTurn(steps)
}

/** What it does each minute, now. */
export const thisMinute = ({ portal }: Pick<World, 'portal'>): Promise<void> => wakeModules(portal, allModules(''))
