import { serveTasks } from '../../../kit/apart/serve.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { FileToJudge, Judgement } from './judge-apart.ts'
import { judge } from './judge.ts'

serveTasks(async ({ purpose, path }: FileToJudge): Promise<Judgement> => {
  try {
    return { judged: await judge(purpose, path) }
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, extras: error.extras } // a thread hands over data, no classes
    throw error
  }
})
