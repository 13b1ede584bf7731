import type { Tree } from './tree.ts'

export interface Finding {
  readonly path: string
  readonly line?: number
  readonly what: string
}

export interface Rule {
  readonly name: string
  readonly find: (tree: Tree) => readonly Finding[]
}

/** Something a rule would refuse and we allow for a reason; the list of them only shrinks. */
export interface Exception {
  readonly rule: string
  /** A file, or a folder ending in a slash. */
  readonly path: string
  /** Part of what the rule says; absent is everything it says of this path. */
  readonly about?: string
  readonly because: string
}

/** What is left to repair, one line each; an exception that excuses nothing is to be removed. */
export function judge(tree: Tree, rules: readonly Rule[], exceptions: readonly Exception[]): string[] {
  const used = new Set<Exception>()
  const refused = rules.flatMap((rule) =>
    rule
      .find(tree)
      .filter((finding) => {
        const excuse = exceptions.find((exception) => excuses(exception, rule, finding))
        if (excuse) used.add(excuse)
        return !excuse
      })
      .map(({ path, line, what }) => `${path}${line === undefined ? '' : `:${line}`}  ${rule.name}: ${what}`),
  )
  const idle = exceptions.filter((exception) => !used.has(exception))
  return [
    ...refused.toSorted(),
    ...idle.map(
      ({ rule, path, about }) =>
        `${path}  ${rule}: the exception${about ? ` about "${about}"` : ''} is no longer needed; remove it`,
    ),
  ]
}

function excuses({ rule, path, about = '' }: Exception, { name }: Rule, finding: Finding): boolean {
  const covers = path.endsWith('/') ? finding.path.startsWith(path) : finding.path === path
  return rule === name && covers && finding.what.includes(about)
}

/** Prints what was found and ends the process accordingly. */
export function report(findings: readonly string[]): void {
  if (findings.length > 0)
    process.stdout.write(`${findings.join('\n')}\n${findings.length} to repair (for exceptions see tools/exceptions.ts)\n`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
