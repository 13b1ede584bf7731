import { Visitor, type Expression } from 'oxc-parser'
import { isTest, type Tree } from '../structure/tree.ts'

const nameOf = (node: { type: string; name?: unknown }): unknown => node.name

const isCode = /^[a-z_]+$/

/** Codes of wrong fields, from the objects that carry one: each is said by `invalid_…`. */
export function fieldCodes({ code }: Tree): string[] {
  const codes = new Set<string>()
  for (const file of code) {
    if (!/^(core|contract|server|web)\//.test(file.path) || isTest(file.path) || file.path.includes('/testing/')) continue
    new Visitor({
      ObjectExpression({ properties }) {
        const named = (name: string) =>
          properties.find((one) => one.type === 'Property' && nameOf(one.key) === name && !one.computed)
        const said = named('code')
        if (!named('path') || said?.type !== 'Property') return
        for (const value of choices(said.value)) if (value !== 'custom') codes.add(value) // zod's own: its message is the code
      },
      CallExpression({ callee, arguments: [, message] }) {
        // the settings of the environment speak to the operator, in sentences
        if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'refine') return
        if (message?.type === 'Literal' && typeof message.value === 'string' && isCode.test(message.value))
          codes.add(message.value)
      },
    }).visit(file.program)
  }
  return [...codes]
}

/** A text, or either of two. */
const choices = (value: Expression): string[] => {
  if (value.type === 'ConditionalExpression') return [...choices(value.consequent), ...choices(value.alternate)]
  return value.type === 'Literal' && typeof value.value === 'string' ? [value.value] : []
}
