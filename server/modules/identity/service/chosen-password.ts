import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { Queryable } from '../../../kit/db/database.ts'
import { demandGoodPassword, namedOf } from '../../users/public.ts'
import { readOwn } from '../queries/profile.ts'

/** What a person chooses for their own account, however they came to choose it. */
export const demandGoodChoice = async (db: Queryable, userId: string, password: string, code?: ErrorCode): Promise<void> =>
  demandGoodPassword(db, { ...namedOf(await readOwn(db, userId)), password }, code)
