import { parseAst, Visitor, type ESTree, type Plugin } from 'vite'

export const ENDPOINTS = /\/contract\/(?:.*\/)?endpoints(?:\/[^/]+)?\.ts$/
/** What an endpoint says beside its schemas: these imports stay. */
const LIGHT = /\/(?:endpoint|endpoints|addresses|limits|moves|vocabulary)(?:\/[^/]+)?\.ts$/
/** What the browser needs to know of an endpoint, and all it gets; the rest is for the server. */
const KEPT = ['name', 'method', 'path']
/** Stands for every schema, whatever is made of it: nobody asks it anything. */
const STAND_IN = 'const __schema = /*#__PURE__*/ new Proxy(function () {}, { get: () => __schema, apply: () => __schema });\n'

/**
 * A screen calls an endpoint by its method and path; what it sends, the server checks. So endpoints come to the browser without
 * their schemas, and without zod. Forms, which check before they send, load the file of their endpoint as it was written: each
 * endpoint says where that is (kit/schemas.ts).
 */
export function contractWithoutSchemas(): Plugin[] {
  return [
    {
      name: 'diwan:whole-contract',
      enforce: 'pre', // before Vite finds the file itself
      async resolveId(source, importer) {
        if (!importer?.endsWith('?whole')) return null
        const found = await this.resolve(source, importer.replace('?whole', ''), { skipSelf: true })
        return found && ENDPOINTS.test(found.id) ? `${found.id}?whole` : found
      },
    },
    {
      name: 'diwan:contract-without-schemas',
      enforce: 'post', // TypeScript is JavaScript by then
      transform: {
        filter: { id: ENDPOINTS },
        handler: (code, id) => ({ code: withoutSchemas(code, id), map: { mappings: '' } }),
      },
    },
  ]
}

/** The code of a file of endpoints as a screen gets it. */
export function withoutSchemas(code: string, file: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly instead: string }[] = []
  const groups: string[] = []
  new Visitor({
    ImportDeclaration({ start, end, source, specifiers }) {
      const names = specifiers.map(({ local }) => `${local.name} = __schema`)
      if (!LIGHT.test(source.value)) cuts.push({ start, end, instead: names.length > 0 ? `const ${names.join(', ')};` : '' })
    },
    CallExpression({ callee, arguments: [said] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || said?.type !== 'ObjectExpression') return
      const kept = said.properties.filter(isKept).map(({ start, end }) => code.slice(start, end))
      cuts.push({ start: said.start, end: said.end, instead: `{ ${kept.join(', ')} }` })
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init?.type === 'ObjectExpression') groups.push(id.name)
    },
  }).visit(parseAst(code))
  const light = cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
  return [STAND_IN, light, ...groups.map((group) => origin(group, file))].join('\n')
}

const isKept = (property: ESTree.ObjectProperty | ESTree.SpreadElement): boolean =>
  property.type === 'SpreadElement' || (property.key.type === 'Identifier' && KEPT.includes(property.key.name))

/** Where the endpoints of a group are whole, for each of them. */
const origin = (group: string, file: string): string =>
  `for (const one of Object.values(${group})) one.whole = () => import(${JSON.stringify(`${file}?whole`)}).then((all) => all.${group});`
