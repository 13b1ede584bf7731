import { isKind, kindNamesIn } from './domains.ts'
import type { Rule } from './finding.ts'
import { isProof, isTest } from './tree.ts'

const inserting = /\b(?:insert(?:Quoted)?Object|contentWriting(?:<[^>]*>)?)\([^)]*?\bkind(?::\s*(?:'(\w+)'|[\w.]+))?/g
const declaring = /^\s*kind: '(\w+)',$/gm

/** Who sees a record of a kind nobody has proven could be anybody: the walkers look only where there is a proof. */
export const proofs: Rule = {
  name: 'proof',
  find: ({ code }) => {
    const proven = new Map<string, Set<string>>()
    for (const { path, text } of code.filter((file) => isProof(file.path)))
      for (const [, kind = ''] of text.matchAll(declaring)) {
        const module = moduleOf(path)
        proven.set(module, (proven.get(module) ?? new Set()).add(kind))
      }
    return code.flatMap(({ path, text }) => {
      const module = moduleOf(path)
      if (!module || isTest(path)) return []
      const own = proven.get(module) ?? new Set()
      return kindsIn(path, text)
        .filter((kind) => (kind ? !own.has(kind) : own.size === 0))
        .map((kind) => ({ path, what: `${kind || 'a kind of record'} has no proof in server/modules/${module}/proof.ts` }))
    })
  },
}

const moduleOf = (path: string): string => /^(?:server\/modules|contract)\/([^/]+)\//.exec(path)?.[1] ?? ''

/** Kinds that a file makes records of or declares in its manifest; an empty name where it says only that there is one. */
function kindsIn(path: string, text: string): string[] {
  if (path.startsWith('contract/')) return isKind(path) ? kindNamesIn(text) : []
  const made = [...text.matchAll(inserting)].map(([, kind = '']) => kind)
  const declared = path.endsWith('/module.ts') ? [...text.matchAll(/\bkind: '(\w+)'/g)].map(([, kind = '']) => kind) : []
  const reaching = path.endsWith('/access.ts') && /\brelations</.test(text) ? [''] : []
  return [...new Set([...made, ...declared, ...reaching])]
}
