import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'

/** The tree of routes, made beside its place: whether the one that stands there is stale is asked before anything is written. */
export async function gather(root) {
  const web = join(root, 'web')
  if (!existsSync(join(web, 'routes'))) return []
  const config = getConfig({ disableLogging: true }, web)
  const made = join(web, `.route-tree-${process.pid}.gen.ts`)
  try {
    await new Generator({ config: { ...config, generatedRouteTree: made }, root: web }).run()
    return [{ path: 'web/route-tree.gen.ts', text: readFileSync(made, 'utf8') }]
  } finally {
    rmSync(made, { force: true })
  }
}
