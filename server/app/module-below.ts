import { moduleEntries } from '@diwan/contract/releases/registry'

const apis = moduleEntries.map(({ key, api = key }) => ({ key, api })).toSorted((one, other) => other.api.length - one.api.length) // the deepest that fits is meant

/** The module whose API a path below `/api` belongs to, whether an endpoint answers there or not. */
export const moduleBelow = (path: string): string | undefined =>
  apis.find(({ api }) => path === api || path.startsWith(`${api}/`))?.key
