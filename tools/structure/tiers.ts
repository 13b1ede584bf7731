import tiers from './tiers.json' with { type: 'json' }

/**
 * The one ordered list of modules: foundation, then capabilities. Each may use those before it, in the contract, on the server
 * and on the web; a name may stand here before its folder does. Manifests are gathered in this order, too.
 */
const ordered: readonly string[] = [...tiers.foundation, ...tiers.capabilities]

/** Every other module is of the domain: it may use foundation and capabilities, and no other domain. */
export const isDomain = (module: string): boolean => !ordered.includes(module)

const rankOf = (module: string): number => (isDomain(module) ? ordered.length : ordered.indexOf(module))

export const isLower = (module: string, than: string): boolean => rankOf(module) < rankOf(than)
