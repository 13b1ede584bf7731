// Writes what is gathered from the manifests of all modules: having the file is being registered.
// Run by Node 26, which reads manifests as they are: the set-up does so before everything that needs them.
//   node tools/gather.mjs [--verify]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))

/** What every part in `tools/gatherers/` makes of the tree: files by path from the root. */
async function gatheredIn(root) {
  const folder = join(root, 'tools/gatherers')
  const parts = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const made = await Promise.all(parts.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)).gather(root)))
  return made.flat()
}

/** The files that are not what the tree says now, by path from the root. */
export async function staleIn(root) {
  return (await gatheredIn(root)).filter(({ path, text }) => textAt(join(root, path)) !== text)
}

/** Writes a file only when its text changed: what watches it is woken for a reason. */
export async function gatherAll(root = home) {
  for (const { path, text } of await staleIn(root)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const textAt = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--verify')) {
    const stale = await staleIn(home)
    for (const { path } of stale) console.error(`${path} is not what the manifests say now: run node tools/gather.mjs.`)
    process.exitCode = stale.length === 0 ? 0 : 1
  } else {
    await gatherAll().catch((refused) => {
      console.error(refused.message)
      process.exitCode = 1
    })
  }
}
