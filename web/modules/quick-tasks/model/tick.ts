import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { newRequestId } from '../../../kit/request-id.ts'
import { performWrite } from '../../../kit/under-way.ts'

export const tick = (id: string): Promise<unknown> =>
  performWrite(quickTasks.complete.name, { input: { id }, requestId: newRequestId() })
