import { serveTasks } from '../../../../kit/apart/serve.ts'
import { readBrought, type BringTask } from './read-brought.ts'

serveTasks((task: BringTask) => readBrought(task))
