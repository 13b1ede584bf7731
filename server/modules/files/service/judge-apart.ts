import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { Apart } from '../../../kit/apart/apart.ts'
import { Problem, type ProblemExtras } from '../../../kit/http/problem.ts'
import { judge, type Judged } from './judge.ts'

export interface FileToJudge {
  readonly purpose: FilePurpose
  readonly path: string
}

export type Judgement = { readonly judged: Judged | null } | { readonly code: ErrorCode; readonly extras: ProblemExtras }

/** Up to here a file holds too few boxes, pages or elements to keep anybody waiting. */
const JUDGED_HERE = 131_072

const judgeInThread = new Apart<FileToJudge, Judgement>(new URL('judge-worker.ts', import.meta.url), {
  seconds: 20,
  megabytes: 256,
  atOnce: 2,
})

/**
 * Looks through bytes that nobody trusts, in a thread of its own where they are many: one file at a time for each person, the others wait
 * their turn, since a message brings several at once. A file that takes too long to look through is none that we know.
 */
export async function judgeApart(
  person: string,
  { bytes, ...file }: FileToJudge & { readonly bytes: number },
): Promise<Judged | null> {
  if (bytes <= JUDGED_HERE) return judge(file.purpose, file.path)
  const found = await judgeInThread.run(person, file)
  if (found && 'code' in found) throw new Problem(found.code, found.extras)
  return found?.judged ?? null
}
