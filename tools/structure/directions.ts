import { opensTo, placeOf, type Place } from './places.ts'
import type { Finding, Rule } from './finding.ts'
import { isLower } from './tiers.ts'
import { isProof, isTest, type CodeFile, type Import } from './tree.ts'

/** The only files of a module that others may import, by who asks. `reading` has what lists show, without what changes it: they wait for less. */
const doorsOfModule: Readonly<Record<string, RegExp>> = {
  'server/module': /^public\.ts$/,
  'server/app': /^(module|public|seed)\.ts$/,
  'web/module': /^(public|reading)\.tsx?$/,
  'web/app': /^(module|public|reading)\.tsx?$/,
  'web/routes': /\.tsx$/,
}

export const directions: Rule = {
  name: 'direction',
  find: ({ code }) => code.flatMap((file) => file.imports.filter(({ ours }) => ours).flatMap((one) => refusalOf(file, one))),
}

function refusalOf(file: CodeFile, { target, line }: Import): Finding[] {
  const from = placeOf(file.path)
  const to = placeOf(target)
  if (!from || !to) return []
  const test = isTest(file.path)
  const why =
    isProof(target) && !test && from.part !== 'server/testing' ? 'only tests read a proof' : reasonAgainst(from, to, test)
  return why ? [{ path: file.path, line, what: `imports ${target}: ${why}` }] : []
}

function reasonAgainst(from: Place, to: Place, test: boolean): string | null {
  if (test && to.part === 'server/testing') return null
  if (!opensTo(from.part, to)) return `${from.part} may not import ${to.part}`
  if (!to.module || to.module === from.module) return null
  if (from.module && !isLower(to.module, from.module)) return `${to.module} is not of a lower tier than ${from.module}`
  const door = doorsOfModule[from.part]
  if (to.part !== 'contract/module' && door && !door.test(to.inside))
    return `only ${door.source} of a module is open to ${from.part}`
  return null
}

/** Which packages a part stands on; a part that is not named may use any. */
const packagesOf: Readonly<Record<string, RegExp>> = {
  core: /^zod$/,
  'contract/kit': /^zod$/,
  'contract/module': /^zod$/,
  'contract/api': /^zod$/,
  'web/ui': /^(?!node:)/,
  'web/kit': /^(?!node:)/,
  'web/module': /^(?!node:)/,
  'web/app': /^(?!node:)/,
}

export const packages: Rule = {
  name: 'package',
  find: ({ code }) =>
    code
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) => {
        const part = placeOf(path)?.part
        const allowed = part && packagesOf[part]
        if (!allowed) return []
        return imports
          .filter(({ ours, target }) => !ours && !allowed.test(target))
          .map(({ target, line }) => ({ path, line, what: `${part} may not use ${target}` }))
      }),
}

/** The word lists are too large for a browser, and a server that searched without them would not find what it indexed. */
const searchers: readonly { readonly target: RegExp; readonly by: RegExp; readonly why: string }[] = [
  { target: /^core\/word-lists\//, by: /^(?:web|contract)\//, why: 'the word lists stay on the server' },
  {
    target: /^core\/search-by-rules/,
    by: /^(?:server|bench)\//,
    why: 'use server/kit/search-text.ts, which knows the word lists',
  },
]

export const wordListsOnTheServer: Rule = {
  name: 'word lists',
  find: ({ code }) =>
    code.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, line }) =>
        searchers
          .filter((one) => one.target.test(target) && one.by.test(path))
          .map(({ why }) => ({ path, line, what: `imports ${target}: ${why}` })),
      ),
    ),
}

/** Files that need each other to load. */
export const circles: Rule = {
  name: 'circle',
  find: ({ code }) => circlesOf(code, ({ typeOnly }) => !typeOnly),
}

/** Files that cannot be read one after the other; what a screen loads later may know who opens it. */
export const typeCircles: Rule = {
  name: 'type circle',
  find: ({ code }) => circlesOf(code, ({ later }) => !later).filter(({ types }) => types),
}

function circlesOf(code: readonly CodeFile[], counts: (one: Import) => boolean): (Finding & { readonly types: boolean })[] {
  const next = new Map(code.map(({ path, imports }) => [path, imports.filter((one) => one.ours && counts(one))]))
  const done = new Set<string>()
  const found: (Finding & { readonly types: boolean })[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const again = trail.indexOf(path)
    if (again >= 0) {
      const around = [...trail.slice(again), path]
      const types = around.some((from, at) => next.get(from)?.some((one) => one.target === around[at + 1] && one.typeOnly))
      found.push({ path, what: around.join(' → '), types })
    }
    if (again >= 0 || done.has(path)) return
    for (const { target } of next.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return found
}
