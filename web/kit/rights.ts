import { holds } from '@diwan/contract/access/vocabulary'
import type { Permission } from '@diwan/contract/access/permission'
import { useSession } from './session.ts'

/** Whether a button is worth showing; the server decides in any case. */
export const useHolds = (module: string, flag: string): boolean => holds(useSession()?.permissions ?? [], module, flag)

const none: Permission['scope'][string] = []

/** The relations through which the flag is granted, for a button that covers more than the person's own records. */
export const useScope = (module: string, flag: string): Permission['scope'][string] =>
  useSession()?.permissions.find(({ module_name }) => module_name === module)?.scope[flag] ?? none
