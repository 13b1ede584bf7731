import { collect } from './code.ts'
import type { Finding, Rule } from './finding.ts'
import { placeOf } from './places.ts'
import { isDomain } from './tiers.ts'
import { isTest, type CodeFile } from './tree.ts'

/** Parts that serve every module alike. */
const serving = new Set(['contract/kit', 'contract/api', 'server/kit', 'server/app', 'web/kit', 'web/ui', 'web/app'])
/** What people read, and what the sample organisation is made of. */
const exempt = /^(words\.|seed[./])/

/**
 * Kit, application, foundation and capabilities know no domain: what they need of one is declared in its manifest. Looked at is
 * what code says, never comments: `'tickets'`, `'tickets.view'`, `'ticket:…'`, `/ticket-thread`, an import.
 */
export const domains: Rule = {
  name: 'domain',
  find: ({ code }) => {
    const names = domainsIn(code)
    return names.length === 0 ? [] : code.filter(isServing).flatMap((file) => namingsIn(file, patternOf(names)))
  },
}

/** Those that the server has: a name may be an ordinary word until then. */
const domainsIn = (code: readonly CodeFile[]): string[] => [
  ...new Set(
    code.flatMap(({ path }) => {
      const place = placeOf(path)
      const module = place?.part === 'server/module' ? place.module : undefined
      return module && isDomain(module) ? [module] : []
    }),
  ),
]

function isServing({ path }: CodeFile): boolean {
  const place = placeOf(path)
  if (!place || isTest(path) || exempt.test(place.inside)) return false
  return serving.has(place.part) || (place.module !== undefined && !isDomain(place.module))
}

/** The module, or one of its records, as the whole text or where a name of code begins. */
function patternOf(names: readonly string[]): RegExp {
  const spelled = names.flatMap((name) => [name, name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')])
  return new RegExp(`(?<![\\w.-])(${spelled.join('|')})(?=$|[.:/_-])`)
}

function namingsIn(file: CodeFile, pattern: RegExp): Finding[] {
  return collect(file, (report) => ({
    Literal({ start, value }) {
      const [, name] = typeof value === 'string' ? (pattern.exec(value) ?? []) : []
      if (name) report(start, `names ${name}`)
    },
    TemplateElement({ start, value }) {
      const [, name] = pattern.exec(value.raw) ?? []
      if (name) report(start, `names ${name}`)
    },
  }))
}
