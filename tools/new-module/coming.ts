import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../../contract/kit/manifest.ts'
import { camel, kebab, refuseSpellings, singular, snake, type Names } from './names.ts'

/** A key that the portal announces, opened in the module where its name and rights stand already. */
export interface Coming extends Names {
  /** Its module has other keys: each of its files is one of a folder. */
  readonly shared: boolean
  /** Nobody has said yet who sees its records. */
  readonly unseen: boolean
  /** The role USER sees what it made, by the default rights. */
  readonly granted: boolean
}

export interface Announced {
  readonly folder: string
  readonly manifest: Manifest
}

/** `dashboard` is a page of numbers and has no records. */
const withoutRecords = ['dashboard']

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

/** Every key that can be opened. */
export const comingKeys = (all: readonly Announced[]): string[] =>
  all.flatMap(({ manifest }) =>
    Object.entries(manifest.keys ?? {})
      .filter(([key, { status }]) => status === 'COMING_SOON' && !withoutRecords.includes(key))
      .map(([key]) => key),
  )

/** By its key (`quickTasks`) or that in kebab-case; nothing where no such key is coming. */
export function comingOf(all: readonly Announced[], name: string, called?: string): Coming | undefined {
  const key = comingKeys(all).find((one) => one === name || kebab(one) === name)
  const module = all.find(({ manifest }) => key !== undefined && manifest.keys?.[key])
  if (!key || !module) return undefined
  const { folder, manifest } = module
  const { api = key, user = [], admin = [] } = manifest.keys![key]!
  const view = manifest.flags?.[`${key}.view`]
  const offers = view?.offers.split(' ')
  const held = typeof view?.cells === 'string' ? view.cells : (view?.cells[0] ?? 'own')
  const mine = !offers || offers.includes('own') ? 'own' : 'member'
  const one = called ?? singular(kebab(key))
  refuseSpellings(one)
  const shared = Object.keys(manifest.keys ?? {}).length > 1
  const topic = shared ? kebab(key) : folder
  return {
    folder,
    key,
    api,
    topic,
    table: snake(topic === folder ? folder : `${folder}_${topic}`),
    title: key,
    one: camel(one),
    mine,
    addresses: [...user.map((address) => `user/${address}`), ...admin.map((address) => `admin/${address}`)],
    shared,
    unseen: !view,
    granted: held.split(' ').includes(mine),
  }
}
