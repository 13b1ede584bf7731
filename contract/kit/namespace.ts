import { keys } from '../gathered/keys.gen.ts'

/** Where the words of `modules.ready` are: names of a key begin with it, its words are in the folder of its module. */
export function namespaceOf(name: string): string {
  const prefix = name.slice(0, name.indexOf('.'))
  return keys.find(({ key }) => key === prefix)?.folder ?? prefix
}

/** The key whose module tells an event, with its place in the menu; nothing for an event of the portal itself. */
export function keyOfEvent(name: string): { readonly key: string; readonly place: number } | undefined {
  const folder = namespaceOf(name)
  const place = keys.findIndex((one) => one.folder === folder)
  return place < 0 ? undefined : { key: keys[place]!.key, place }
}
