import { isDomain } from '../structure/tiers.ts'
import { placeOf } from '../structure/places.ts'

export interface Took {
  readonly path: string
  readonly seconds: number
}

export interface OfModule {
  readonly module: string
  readonly seconds: number
  readonly files: number
  /** More than a module may take; nothing where it has no budget. */
  readonly over: boolean
}

/** What the tests of one module may take on quiet cores; those of the help desk were there before the budget. */
export const BUDGETS = { integration: 20, e2e: 30 } as const
const before: readonly string[] = ['tickets']

/** A journey is of the module it is named after; whatever belongs to no module stands together. */
function moduleOf(path: string): string {
  const [, journey] = /^e2e\/(?:folds\/)?([\w-]+)\.spec\.ts$/.exec(path) ?? []
  return placeOf(path)?.module ?? journey ?? 'all modules'
}

/** The slowest first. */
export function byModule(took: readonly Took[], budget: number, isModule: (name: string) => boolean): OfModule[] {
  return [...Map.groupBy(took, ({ path }) => moduleOf(path))]
    .map(([module, files]) => {
      const seconds = files.reduce((sum, one) => sum + one.seconds, 0)
      const judged = isModule(module) && isDomain(module) && !before.includes(module)
      return { module, seconds, files: files.length, over: judged && seconds > budget }
    })
    .toSorted((one, other) => other.seconds - one.seconds)
}

const MAX_LINES = 12

export function formatSeconds(title: string, budget: number, modules: readonly OfModule[]): string {
  const lines = modules
    .filter(({ over }, place) => over || place < MAX_LINES)
    .map(
      ({ module, seconds, over }) =>
        `  ${module.padEnd(20)}${seconds.toFixed(1).padStart(7)} s${over ? `  over its ${budget} s` : ''}`,
    )
  return `\nSeconds by module, ${title}:\n${lines.join('\n')}\n`
}
