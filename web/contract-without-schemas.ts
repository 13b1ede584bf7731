import { parseAst, type Plugin } from 'vite'

const ENDPOINTS = /\/contract\/(?:.*\/)?endpoints(?:\/[^/]+)?\.ts$/
/** What an endpoint says beside its schemas: these imports stay. */
const LIGHT = /\/(?:endpoint|endpoints|addresses|limits|moves|vocabulary)(?:\/[^/]+)?\.ts$/
/** Stands for every schema, whatever is made of it: nobody asks it anything. */
const STAND_IN = 'const __schema = new Proxy(function () {}, { get: () => __schema, apply: () => __schema });\n'

/**
 * A screen calls an endpoint by its method and path; what it sends, the server checks. So endpoints come to the browser without
 * their schemas, and without zod. Forms, which check before they send, load the whole contract by `contract/api.ts` (kit/form.ts).
 */
export function contractWithoutSchemas(): Plugin[] {
  return [
    {
      name: 'diwan:whole-contract',
      enforce: 'pre', // before Vite finds the file itself
      async resolveId(source, importer) {
        if (!importer?.endsWith('/contract/gathered/endpoints.gen.ts') && !importer?.endsWith('?whole')) return null
        const found = await this.resolve(source, importer.replace('?whole', ''), { skipSelf: true })
        return found && ENDPOINTS.test(found.id) ? `${found.id}?whole` : found
      },
    },
    {
      name: 'diwan:contract-without-schemas',
      enforce: 'post', // TypeScript is JavaScript by then
      transform: { filter: { id: ENDPOINTS }, handler: (code) => ({ code: withoutSchemas(code), map: { mappings: '' } }) },
    },
  ]
}

function withoutSchemas(code: string): string {
  let light = code
  for (const node of parseAst(code).body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || LIGHT.test(node.source.value)) continue
    const names = node.specifiers.map(({ local }) => `${local.name} = __schema`)
    const standIns = names.length > 0 ? `const ${names.join(', ')};` : ''
    light = light.slice(0, node.start) + standIns + light.slice(node.end)
  }
  return STAND_IN + light
}
