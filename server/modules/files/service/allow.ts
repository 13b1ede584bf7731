import type { FileLimit, FilePurpose } from '@diwan/contract/files/vocabulary'
import { FILE_PROFILES, limitOf } from '@diwan/contract/files/vocabulary'
import { LESSON_MB } from '@diwan/contract/files/limits'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { FileLimits } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'

/** How large a file of this person may be that is for this; what may be large only those begin who have a use for it. */
export async function allow({ db, actor }: Ctx, purpose: FilePurpose, limits: FileLimits): Promise<FileLimit> {
  const profile = FILE_PROFILES[purpose]
  if ('flag' in profile && !holdsFlag(actor, ...profile.flag)) throw new Problem('forbidden')
  return limitOf(purpose, (await limits[purpose]?.(db)) ?? LESSON_MB)
}
