import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { root } from '../steps.ts'
import { BUDGETS, byModule, formatSeconds, type Took } from './by-module.ts'

/** Past its budget a module fails the deep run, on a machine that has nothing else to do. */
export function judgeSeconds(suite: keyof typeof BUDGETS, took: readonly Took[]): boolean {
  if (took.length === 0) return true
  const isModule = (name: string): boolean => existsSync(path.join(root, 'contract', name, 'module.ts'))
  const modules = byModule(took, BUDGETS[suite], isModule)
  process.stdout.write(formatSeconds(suite, BUDGETS[suite], modules))
  const judged = process.env['DIWAN_DEEP'] === 'true' && loadavg()[0]! < QUIET * availableParallelism()
  return !judged || modules.every(({ over }) => !over)
}

/** Two workers and what they start keep the cores busy; more than that is other work. */
const QUIET = 2
