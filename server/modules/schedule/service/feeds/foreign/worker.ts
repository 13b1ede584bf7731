import { serveTasks } from '../../../../../kit/apart/serve.ts'
import { busyTimes } from './busy-times.ts'

serveTasks(busyTimes)
