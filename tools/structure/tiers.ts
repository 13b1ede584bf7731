/** Ordered: each may use those before it, in the contract, on the server and on the web. */
const foundation = [
  'files',
  'settings',
  'units',
  'modules',
  'access',
  'users',
  'letters',
  'identity',
  'notifications',
  'audit',
  'search',
  'shell',
]

/** Each may use the foundation, none another capability. */
const capabilities = ['fields', 'comments', 'labels', 'drafts', 'links', 'reminders', 'saved-views', 'publishing', 'approvals']

/** Every other module is of the domain: it may use foundation and capabilities, and no other domain. */
const rankOf = (module: string): number => {
  const place = foundation.indexOf(module)
  if (place >= 0) return place
  return capabilities.includes(module) ? foundation.length : foundation.length + 1
}

export const isLower = (module: string, than: string): boolean => rankOf(module) < rankOf(than)
