import { serveTasks } from '../apart/serve.ts'
import { readFile, type FileTask } from './read-file.ts'

serveTasks((task: FileTask) => readFile(task))
