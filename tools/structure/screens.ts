import type { Expression, JSXAttributeItem, JSXChild, JSXExpression } from 'oxc-parser'
import { collect } from './code.ts'
import type { Rule } from './finding.ts'
import { isTest, lineAt } from './tree.ts'

const isScreen = (path: string): boolean => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path)

/** Attributes a person reads or hears. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|label|description|alt|subtitle|error|nothingFoundMessage|\w+Label)$/
const word = /\p{L}{2,}/u

/** Words live in the dictionaries: nothing a person reads is written in a component. */
export const sentences: Rule = {
  name: 'sentence',
  find: ({ code }) =>
    code
      .filter(({ path }) => isScreen(path))
      .flatMap((file) =>
        collect(file, (report) => {
          const look = (children: readonly JSXChild[]): void => {
            for (const child of children) {
              const said =
                child.type === 'JSXText'
                  ? child.value.trim()
                  : child.type === 'JSXExpressionContainer'
                    ? saidBy(child.expression)
                    : ''
              if (word.test(said)) report(child.start, `“${said}” is not in a dictionary`)
            }
          }
          return {
            JSXElement: ({ children }) => look(children),
            JSXFragment: ({ children }) => look(children),
            JSXOpeningElement({ attributes }) {
              for (const attribute of attributes) {
                const said = attributeText(attribute)
                if (word.test(said)) report(attribute.start, `“${said}” is not in a dictionary`)
              }
            },
          }
        }),
      ),
}

function attributeText(attribute: JSXAttributeItem): string {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !spoken.test(attribute.name.name)) return ''
  const { value } = attribute
  if (value?.type === 'JSXExpressionContainer') return saidBy(value.expression)
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : ''
}

/** The text an expression may show by itself: a literal, also behind a condition. */
function saidBy(expression: JSXExpression | Expression): string {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? expression.value : ''
    case 'TemplateLiteral':
      return expression.quasis.map((part) => part.value.cooked).join(' ')
    case 'ConditionalExpression':
      return `${saidBy(expression.consequent)} ${saidBy(expression.alternate)}`
    case 'LogicalExpression':
      return saidBy(expression.right)
    default:
      return ''
  }
}

const physicalStyle =
  /(?<![-\w])((margin|padding|border)-(left|right)|border-(top|bottom)-(left|right)-radius|(left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right))/
const fourSides = /(?:margin|padding|inset)\s*:\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+?)\s*;/

/** Layout knows start and end: what is on the left in one language is on the right in the other. */
export const sides: Rule = {
  name: 'side',
  find: ({ files, code }) => [
    ...files
      .filter(({ path }) => path.startsWith('web/') && path.endsWith('.css'))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => {
          const [, , end, , start] = fourSides.exec(line) ?? []
          const said = physicalStyle.exec(line)?.[0] ?? (end === start ? undefined : line.trim())
          return said ? [{ path, line: index + 1, what: `${said} names a physical side` }] : []
        }),
      ),
    ...code
      .filter(({ path }) => path.startsWith('web/') && !isTest(path))
      .flatMap((file) =>
        collect(file, (report) => ({
          JSXAttribute({ start, end, name }) {
            const said = file.text.slice(start, end)
            if (name.type !== 'JSXIdentifier') return
            if (/^(ml|mr|pl|pr|left|right)$/.test(name.name) || /^ta=.?.?(left|right)/.test(said))
              report(start, `${said} names a physical side`)
            if (name.name === 'style' && /\b(left|right)\s*:/.test(said)) report(start, `${said} names a physical side`)
          },
          Property({ start, end, key }) {
            const said = file.text.slice(start, end)
            const sided = key.type === 'Identifier' && /^(margin|padding|border(Top|Bottom)?)(Left|Right)/.test(key.name)
            if (sided || /^textAlign:\s*'(left|right)'/.test(said)) report(start, `${said} names a physical side`)
          },
        })),
      ),
  ],
}

const byFirstLetter = /\bdir\s*[=:](?!=)[^,;>]{0,80}?['"`]auto['"`]|unicode-bidi\s*:\s*plaintext|unicodeBidi\s*:\s*['"]plaintext/g

/** What people wrote has the direction that `directionOf` finds in it (`UserText`, `UserInput`); browsers take the first letter's. */
export const ownDirection: Rule = {
  name: 'own-direction',
  find: ({ files }) =>
    files
      .filter(({ path }) => /^(web|server)\/.+\.(tsx?|css)$/.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(byFirstLetter)].map(({ 0: said, index }) => ({
          path,
          line: lineAt(text, index),
          what: `${said} takes the direction of the first letter`,
        })),
      ),
}
