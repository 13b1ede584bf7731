import { keys } from '../gathered/keys.gen.ts'

/** Where the words of `modules.ready` are: names of a key begin with it, its words are in the folder of its module. */
export function namespaceOf(name: string): string {
  const prefix = name.slice(0, name.indexOf('.'))
  return keys.find(({ key }) => key === prefix)?.folder ?? prefix
}
