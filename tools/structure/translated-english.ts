import { Visitor } from 'oxc-parser'
import type { Finding, Rule } from './finding.ts'
import type { CodeFile } from './tree.ts'

/** How often the code of one folder reads as translated English. */
export interface Count {
  /** Uses of identifiers that contain one of the words. */
  readonly identifiers: number
  /** Comments that begin as a clause fragment instead of a sentence. */
  readonly comments: number
}
/** By top folder; each number may only fall. */
export type Baseline = Readonly<Record<string, Count>>

export const BASELINE_FILE = 'tools/structure/translated-english.json'

const words = new Set('tell tells told said heard deed deeds errand errands along held standing meant anew'.split(' '))
const fragment = /^(?:What|Of|By which|By whom|As it|As they|Where it|Where they|Whose|Whom|Who|With which|For whom) /
/** Keys that a dictionary must have: the sentences of notifications, and of what a unit holds. */
const conventional = /^(told|held|heldMore)_/
/** This rule names the words that it counts. */
const exempt = /^tools\/structure\/translated-english/

const isTranslated = (name: string): boolean =>
  name.startsWith('MOST_') ||
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .some((part) => words.has(part))

export function countTranslated(code: readonly CodeFile[]): Baseline {
  const counts: Record<string, { identifiers: number; comments: number }> = {}
  for (const { path, program, text } of code) {
    if (exempt.test(path)) continue
    const count = (counts[path.split('/')[0]!] ??= { identifiers: 0, comments: 0 })
    const isDictionary = /(^|\/)words(\/|\.)/.test(path)
    const isCounted = (name: string) => isTranslated(name) && !(isDictionary && conventional.test(name))
    const see = ({ name }: { name: string }) => void (count.identifiers += isCounted(name) ? 1 : 0)
    new Visitor({ Identifier: see, JSXIdentifier: see }).visit(program)
    count.comments += commentsIn(text).filter((comment) => fragment.test(comment)).length
  }
  return counts
}

/** The first words of each comment; consecutive lines with two slashes are one comment. */
export function commentsIn(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*\*?\s*\n?\s*\*?\s*([^*\n][^\n]*)/g)].map(([, first]) => first!)
  const lines = text.split('\n').map((line) => /(?:^|\s)\/\/ (.*)$/.exec(line)?.[1])
  const firsts = lines.filter((line, at) => line !== undefined && (at === 0 || lines[at - 1] === undefined))
  return [...blocks, ...firsts.filter((line) => line !== undefined)]
}

/** Refuses more than the baseline, and a baseline above what there is: write the lower one with `node tools/lower-baseline.ts`. */
export const translatedEnglish = (baseline: Baseline): Rule => ({
  name: 'translated English',
  find: ({ code }) =>
    Object.entries(countTranslated(code)).flatMap(([folder, count]) => compare(folder, count, baseline[folder])),
})

function compare(folder: string, now: Count, before: Count | undefined): Finding[] {
  return (['identifiers', 'comments'] as const).flatMap((what) => {
    const allowed = before?.[what] ?? 0
    if (now[what] > allowed)
      return [
        {
          path: folder,
          what: `${now[what]} ${what} read as translated English, ${allowed} did: see the style of words in CONTRIBUTING.md`,
        },
      ]
    return now[what] < allowed
      ? [{ path: folder, what: `${now[what]} ${what} are left of ${allowed}: run \`node tools/lower-baseline.ts\`` }]
      : []
  })
}
