import type { FileLimit, FilePurpose } from '@diwan/contract/files/vocabulary'
import { limitOf } from '@diwan/contract/files/vocabulary'
import { LESSON_MB } from '@diwan/contract/files/limits'
import { Problem } from '../../../kit/http/problem.ts'
import type { FileRules } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'

/** How large a file of this person may be that is for this; what may be large only those begin who have a use for it. */
export async function allow({ db, actor }: Ctx, purpose: FilePurpose, { limits, uploaders }: FileRules): Promise<FileLimit> {
  if (uploaders[purpose]?.(actor) === false) throw new Problem('forbidden')
  return limitOf(purpose, (await limits[purpose]?.(db)) ?? LESSON_MB)
}
