import { Visitor } from 'oxc-parser'
import type { Finding, Rule } from '../structure/finding.ts'
import { isTest, lineAt, type CodeFile } from '../structure/tree.ts'
import { baseOf, pathOf, type Dictionary } from './dictionaries.ts'

/** Strings of the code, the fixed ends of composed ones (`name_${…}`, `${…}_reason`), and what is asked of `t`. */
interface Said {
  readonly literals: Set<string>
  readonly beginnings: Set<string>
  readonly endings: Set<string>
  readonly asked: { path: string; line: number; key: string }[]
}

/** Words nobody says, and words nobody wrote. Types catch the second where keys are typed; here it costs nothing. */
export function usageRules(dictionaries: readonly Dictionary[]): Rule[] {
  return [
    {
      name: 'unused',
      find: ({ code }) => {
        const { literals, beginnings, endings } = listen(code)
        const isSaid = (key: string): boolean =>
          literals.has(key) ||
          [...beginnings].some((beginning) => key.startsWith(beginning)) ||
          [...endings].some((ending) => key.endsWith(ending))
        return dictionaries.flatMap(({ namespace, en }) =>
          Object.keys(en)
            .filter((key) => !isSaid(baseOf(en, key)))
            .map((key): Finding => ({ path: pathOf(namespace, 'en'), what: `nobody says ${key}` })),
        )
      },
    },
    {
      name: 'unknown',
      find: ({ code }) => {
        const known = new Set(dictionaries.flatMap(({ en }) => Object.keys(en).map((key) => baseOf(en, key))))
        return listen(code)
          .asked.filter(({ key }) => !known.has(key))
          .map(({ path, line, key }) => ({ path, line, what: `says ${key}, which no dictionary holds` }))
      },
    },
  ]
}

const isBeginning = /^[a-z][A-Za-z]*_$/
const isEnding = /^_[a-z][A-Za-z]*$/

function listen(code: readonly CodeFile[]): Said {
  const said: Said = { literals: new Set(), beginnings: new Set(), endings: new Set(), asked: [] }
  for (const file of code) {
    if (!/^(web|server|contract)\//.test(file.path) || isTest(file.path) || file.path.includes('/words.')) continue
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') said.literals.add(value)
      },
      TemplateLiteral({ quasis }) {
        const [beginning = '', ending = ''] = [quasis[0], quasis.at(-1)].map((part) => part?.value.cooked ?? '')
        if (isBeginning.test(beginning)) said.beginnings.add(beginning)
        if (isEnding.test(ending)) said.endings.add(ending)
      },
      CallExpression({ callee, arguments: [first], start }) {
        if (callee.type !== 'Identifier' || callee.name !== 't' || first?.type !== 'Literal' || typeof first.value !== 'string')
          return
        said.asked.push({ path: file.path, line: lineAt(file.text, start), key: first.value })
      },
    }).visit(file.program)
  }
  return said
}
