import { Apart } from '../../../../kit/apart/apart.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { BringTask, readBrought } from './read-brought.ts'
import type { Brought } from './types.ts'

type Answer = Awaited<ReturnType<typeof readBrought>>

const thread = new Apart<BringTask, Answer>(new URL('worker.ts', import.meta.url), { seconds: 30, megabytes: 512, atOnce: 2 })

/**
 * The pages of a Word document, of Markdown, of a ZIP of Markdown or of an HTML export, read in a thread that is ended when it takes too long
 * or too much memory. A person reads one file at a time.
 */
export async function readFileApart(person: string, task: BringTask): Promise<Brought> {
  const answer = await thread.run(person, task)
  if (!answer) throw new Problem('documents.import_too_large')
  if ('unreadable' in answer) throw new Problem(answer.unreadable)
  return answer
}
