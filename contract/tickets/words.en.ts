import { audit } from './words.en/audit.ts'
import { bulk } from './words.en/bulk.ts'
import { commands } from './words.en/commands.ts'
import { happened } from './words.en/happened.ts'
import { list } from './words.en/list.ts'
import { refusals } from './words.en/refusals.ts'
import { request } from './words.en/request.ts'
import { templates } from './words.en/templates.ts'
import { thread } from './words.en/thread.ts'
import { told } from './words.en/told.ts'

export const en = {
  ...told,
  ...refusals,
  ...audit,
  ...list,
  ...bulk,
  ...request,
  ...thread,
  ...happened,
  ...commands,
  ...templates,
}
