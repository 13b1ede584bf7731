import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../../contract/kit/manifest.ts'
import { kebab, namesOf, type Names } from './names.ts'

export interface Announced {
  readonly folder: string
  readonly manifest: Manifest
}

/** `dashboard` is a page of numbers and has no records. */
const withoutRecords = ['dashboard']

/** Every module as its contract declares it. */
export async function announcedIn(root: string): Promise<Announced[]> {
  const contract = path.join(root, 'contract')
  const folders = readdirSync(contract).filter((folder) => existsSync(path.join(contract, folder, 'module.ts')))
  return Promise.all(
    folders.map(async (folder) => {
      const module = (await import(pathToFileURL(path.join(contract, folder, 'module.ts')).href)) as { manifest: Manifest }
      return { folder, manifest: module.manifest }
    }),
  )
}

/** Every key that can be opened, with its folder: those that are real already are left out. */
export const comingKeys = (all: readonly Announced[]): { readonly key: string; readonly folder: string }[] =>
  all.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.keys ?? {})
      .filter(([key, { status }]) => status === 'COMING_SOON' && !withoutRecords.includes(key))
      .map(([key]) => ({ key, folder })),
  )

/** By its key (`quickTasks`), that in kebab-case, or its folder where that has one key; nothing where no such key is coming. */
export function comingOf(all: readonly Announced[], name: string, called?: string): Names | undefined {
  const coming = comingKeys(all)
  const inFolder = coming.filter(({ folder }) => folder === name)
  const found = coming.find(({ key }) => key === name || kebab(key) === name) ?? (inFolder.length === 1 ? inFolder[0] : undefined)
  const module = all.find(({ folder }) => folder === found?.folder)
  if (!found || !module) return undefined
  const { keys = {}, flags = {} } = module.manifest
  const { api, user, admin } = keys[found.key]!
  return namesOf({ ...found, api, user, admin, flags, shared: Object.keys(keys).length > 1 }, called)
}
