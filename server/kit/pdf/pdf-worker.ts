import { serveTasks } from '../apart/serve.ts'
import { writePdf } from './write-pdf.ts'

serveTasks(writePdf)
