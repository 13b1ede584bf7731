import { holds } from '@diwan/contract/access/permission'
import { useSession } from './session.ts'

/** Whether a button is worth showing; the server decides in any case. */
export const useHolds = (module: string, flag: string): boolean => holds(useSession()?.permissions ?? [], module, flag)
