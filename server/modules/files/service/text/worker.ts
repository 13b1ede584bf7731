import { serveTasks } from '../../../../kit/apart/serve.ts'
import { textOf, type FileToRead } from './text-of.ts'

serveTasks((task: FileToRead) => textOf(task))
