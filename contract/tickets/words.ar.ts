import type { Translation } from '../kit/translation.ts'
import { audit } from './words.ar/audit.ts'
import { bulk } from './words.ar/bulk.ts'
import { commands } from './words.ar/commands.ts'
import { happened } from './words.ar/happened.ts'
import { list } from './words.ar/list.ts'
import { refusals } from './words.ar/refusals.ts'
import { request } from './words.ar/request.ts'
import { templates } from './words.ar/templates.ts'
import { thread } from './words.ar/thread.ts'
import { told } from './words.ar/told.ts'
import type { en } from './words.en.ts'

export const ar: Translation<typeof en> = {
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
