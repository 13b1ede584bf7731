import type { Problem } from '../../../kit/problem.ts'
import { differencesOf } from './differences.ts'

interface Current {
  readonly version: number
  readonly content: object
  readonly unit: { readonly id: string } | null
}

/**
 * The present version of a record whose change was refused as overtaken although nobody wrote on it: publishing or pausing it has a version of
 * its own. Undefined when somebody changed what is written, or on another refusal.
 */
export function versionOfSame(base: { readonly unitId: string | null }, problem: Problem): number | undefined {
  const current = problem.current as Partial<Current> | undefined
  if (problem.code !== 'changed_meanwhile' || !current?.content) return undefined
  const now = { ...current.content, unitId: current.unit?.id ?? null }
  return differencesOf(base, now).length === 0 ? current.version : undefined
}

interface Typed {
  readonly version: number
  readonly content: object
  readonly saved: boolean
}

/** Whether a newer version takes the place of what was typed: it was saved, also where the answer of the portal was lost. */
export const isSuperseded = ({ version, content, saved }: Typed, now: number, written: object): boolean =>
  now > version && (saved || differencesOf(content, written).length === 0)
