import type { Module, ObjectKind } from '../../kit/module.ts'
import { readKind } from './queries.ts'

/** `kinds`: whose records are answered for, and who may see them. A file given as an answer is read by whoever may. */
export const fieldsModule = (kinds: () => readonly ObjectKind[]): Module => ({
  name: 'fields',
  files: {
    answer5: async (portal, caller, objectId) => {
      const found = caller && (await readKind(portal.db, objectId))
      const kind = found && kinds().find((one) => one.kind === found.kind)
      return Boolean(caller && (await kind?.readable?.(portal, caller, [objectId]))?.length)
    },
  },
})
