import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ModuleProof, Proof } from './proof.ts'

const modules = path.join(import.meta.dirname, '../modules')
/** Having the file is being registered. */
const files = globSync('*/{proof,proof/proof}.ts', { cwd: modules }).toSorted()

const exported = await Promise.all(
  files.map(async (file) => Object.values<Proof | ModuleProof>(await import(pathToFileURL(path.join(modules, file)).href))),
)

const all = exported.flat()

export const probesOfModules = all.flatMap(({ probes = [] }) => probes)

/** Of every kind of record there is. */
export const proofs: readonly Proof[] = all.filter((one) => 'kind' in one)
