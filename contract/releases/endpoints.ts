import { z } from 'zod'
import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { page, pageInput } from '../kit/page.ts'
import { CHANGES_A_MINUTE, NEWS_SHOWN } from './limits.ts'
import {
  ChangeColours,
  ChangeStatus,
  ChangeVersion,
  ModuleChange,
  ModuleKeyInput,
  PortalModule,
  RegisteredModule,
} from './schemas.ts'

const refusals = ['changed_meanwhile', 'modules.core', 'modules.not_built'] as const

export const modules = {
  list: endpoint({
    name: 'modules.list',
    summary: 'The modules of the portal with their release status.',
    method: 'GET',
    path: '/api/modules',
    access: signedIn,
    input: z.strictObject({}),
    output: z.object({ items: z.array(PortalModule) }),
  }),
  registry: endpoint({
    name: 'modules.registry',
    summary: 'The modules as they are administered: with notes, and who changed them last.',
    method: 'GET',
    path: '/api/modules/registry',
    access: flag('modules', 'view'),
    input: z.strictObject({}),
    output: z.object({ items: z.array(RegisteredModule) }),
  }),
  changeStatus: endpoint({
    name: 'modules.changeStatus',
    summary: 'Releases, withdraws, enables or disables a module. No data is ever deleted by it.',
    method: 'POST',
    path: '/api/modules/{key}/status',
    access: flag('modules', 'status'),
    input: ChangeStatus,
    output: RegisteredModule,
    errors: [...refusals],
    perMinute: CHANGES_A_MINUTE,
  }),
  changeVersion: endpoint({
    name: 'modules.changeVersion',
    summary: 'Gives a module a newer version, with notes for the people who use it.',
    method: 'POST',
    path: '/api/modules/{key}/version',
    access: flag('modules', 'version'),
    input: ChangeVersion,
    output: RegisteredModule,
    errors: ['changed_meanwhile', 'modules.version_not_newer'],
    perMinute: CHANGES_A_MINUTE,
  }),
  changeColours: endpoint({
    name: 'modules.changeColours',
    summary: 'Gives a module a colour and a gradient on which a white sign can be seen.',
    method: 'POST',
    path: '/api/modules/{key}/colours',
    access: flag('modules', 'colours'),
    input: ChangeColours,
    output: RegisteredModule,
    errors: ['changed_meanwhile'],
    perMinute: CHANGES_A_MINUTE,
  }),
  history: endpoint({
    name: 'modules.history',
    summary: 'How a module stood after each change, newest first.',
    method: 'GET',
    path: '/api/modules/{key}/history',
    access: flag('modules', 'view'),
    input: z.strictObject({ key: ModuleKeyInput, ...pageInput }),
    output: page(ModuleChange),
  }),
  news: endpoint({
    name: 'modules.news',
    summary: 'What changed in the modules of this person since it was last shown.',
    method: 'GET',
    path: '/api/modules/news',
    access: signedIn,
    input: z.strictObject({}),
    output: z.object({ items: z.array(ModuleChange).max(NEWS_SHOWN) }),
  }),
  newsSeen: endpoint({
    name: 'modules.newsSeen',
    summary: "Marks what's new as shown: once per person.",
    method: 'POST',
    path: '/api/modules/news/seen',
    access: signedIn,
    input: z.strictObject({}),
    output: Done,
    repeatable: true,
  }),
}
