import { Visitor, type Expression, type TemplateLiteral } from 'oxc-parser'
import type { Finding, Rule } from '../structure/finding.ts'
import { isTest, lineAt, type CodeFile } from '../structure/tree.ts'
import { pathOf, type Dictionary } from './dictionaries.ts'
import type { Family } from './families.ts'

/**
 * A key made at run time is either typed, and the compiler knows every one, or belongs to a family whose members the contract
 * names. Each member has its word in both languages; a key of no family is refused, for nobody could say what it may become.
 */
export function builtRules(families: readonly Family[], others: readonly string[], dictionaries: readonly Dictionary[]): Rule[] {
  return [
    { name: 'family', find: () => families.flatMap((family) => wordless(family, dictionaries)) },
    {
      name: 'built',
      find: ({ code }) => {
        const known = [...families.map(({ key }) => key.split('*')), ...others.map((beginning) => [beginning, ''])]
        const isKnown = ({ beginning, ending }: Built): boolean =>
          known.some(([first = '', last = '']) => (first === '' ? ending.endsWith(last) : beginning.startsWith(first)))
        return code
          .filter(({ path }) => /^(web|server\/modules|server\/app)\//.test(path) && !isTest(path))
          .flatMap((file) => keysIn(file).filter((built) => !isKnown(built)))
          .map(({ path, line, beginning, ending }): Finding => {
            const what = `makes the key ${beginning}…${ending} at run time: name its members in tools/words/families.ts`
            return { path, line, what }
          })
      },
    },
  ]
}

function wordless({ namespace, key, members }: Family, dictionaries: readonly Dictionary[]): Finding[] {
  const of = dictionaries.find((dictionary) => dictionary.namespace === namespace)
  return members.flatMap((member) =>
    (['ar', 'en'] as const)
      .filter((language) => !((of?.[language] ?? {})[key.replace('*', member)] !== undefined))
      .map((language) => ({ path: pathOf(namespace, language), what: `has no ${key.replace('*', member)}` })),
  )
}

interface Built {
  readonly path: string
  readonly line: number
  readonly beginning: string
  readonly ending: string
}

const isBeginning = /^[a-z][A-Za-z]*_(?:[A-Za-z]+_)*$/
const isEnding = /^_[a-z][A-Za-z]*$/

/** Composed keys the compiler does not know. */
function keysIn(file: CodeFile): Built[] {
  const typed = new Set<TemplateLiteral>()
  const found: TemplateLiteral[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const said = callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' ? nameOf(callee.property) : ''
      if (said === 't' && first?.type === 'TemplateLiteral' && !first.expressions.some(isCast)) typed.add(first)
    },
    TemplateLiteral(literal) {
      found.push(literal)
    },
  }).visit(file.program)
  return found.flatMap((literal) => {
    const [beginning = '', ending = ''] = [literal.quasis[0], literal.quasis.at(-1)].map((part) => part?.value.cooked ?? '')
    if (typed.has(literal) || !(isBeginning.test(beginning) || (beginning === '' && isEnding.test(ending)))) return []
    return [{ path: file.path, line: lineAt(file.text, literal.start), beginning, ending }]
  })
}

const nameOf = (node: { type: string; name?: unknown }): unknown => node.name
const isCast = ({ type }: Expression): boolean => type === 'TSAsExpression' || type === 'TSNonNullExpression'
