import { availableParallelism } from 'node:os'
import type { Measured } from './measure.ts'
import type { Options } from './options.ts'
import { wrongPlans } from './plans.ts'
import { limitsAmong, scenarioNames, type ScenarioName } from './scenarios.ts'

export type Report = ReturnType<typeof reportOf>

/** The whole truth of one run; `missed` says in words what must not be. Few tickets prove nothing: they are read as a whole. */
export function reportOf({ single, busy, bytes, plans }: Measured, { tickets, people, rounds, quick }: Options) {
  const each = <T>(value: (name: ScenarioName) => T): Record<ScenarioName, T> =>
    Object.fromEntries(scenarioNames.map((name) => [name, value(name)])) as Record<ScenarioName, T>
  const limits = limitsAmong(tickets)
  const ratios = each((name) => single[name].ratio)
  const slow = scenarioNames.filter((name) => ratios[name] > limits[name])
  const missed = [
    ...slow.map((name) => `${name} takes ${ratios[name]} raw reads; ${limits[name]} are allowed`),
    ...wrongPlans(plans).map((plan) => `${plan.query} (${plan.kind}) misses ${plan.missing.join(', ') || 'its indexes'}`),
  ]
  return {
    ratios,
    limits: quick ? null : limits,
    busy: each((name) => busy[name].ratio),
    numbers: each((name) => ({ bytes: bytes[name], single: single[name], busy: busy[name] })),
    plans: plans.map(({ query, kind, indexes }) => ({ query, kind, indexes })),
    conditions: { tickets, people, rounds, fsync: true, cores: availableParallelism(), node: process.version },
    missed: quick ? [] : missed,
  }
}

export function tableOf({ ratios, limits: allowed, busy, numbers, missed }: Report): string {
  const head = ['', 'ratio', 'limit', 'busy', 'portal ms', 'raw ms', 'bytes']
  const lines = scenarioNames.map((name) => {
    const { bytes, single } = numbers[name]
    return [name, ratios[name], allowed?.[name] ?? '–', busy[name], single.portal, single.reference, bytes].map(String)
  })
  const table = [head, ...lines].map((line) =>
    line.map((cell, column) => (column ? cell.padStart(11) : cell.padEnd(12))).join(''),
  )
  return [...table, ...missed.map((what) => `MISSED: ${what}`)].join('\n')
}
