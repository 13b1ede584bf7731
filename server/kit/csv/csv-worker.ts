import { serveTasks } from '../apart/serve.ts'
import { parsedCsv, type CsvTask } from './parsed-csv.ts'

serveTasks((task: CsvTask) => parsedCsv(task))
