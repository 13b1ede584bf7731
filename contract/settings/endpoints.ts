import { z } from 'zod'
import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { settingsAddresses } from './addresses.ts'
import { CHANGES_A_MINUTE } from './limits.ts'
import { Backups, ChangeOrganisation, OpenSettings, ShownOrganisation } from './schemas.ts'

export const settings = {
  shown: endpoint({
    ...settingsAddresses.shown,
    name: 'settings.shown',
    summary: 'Names, logo, colours, week and calendar of the organisation, as every open browser follows them.',
    access: signedIn,
    input: z.strictObject({}),
    output: ShownOrganisation,
  }),
  open: endpoint({
    name: 'settings.open',
    summary: 'All settings of the organisation, with the version they stand at.',
    method: 'GET',
    path: '/api/settings/organisation',
    access: flag('settings', 'view'),
    module: 'settings',
    input: z.strictObject({}),
    output: OpenSettings,
  }),
  backups: endpoint({
    name: 'settings.backups',
    summary: 'When the last back-up was made by the schedule, and whether one failed since.',
    method: 'GET',
    path: '/api/settings/backups',
    access: flag('settings', 'view'),
    module: 'settings',
    input: z.strictObject({}),
    output: Backups,
  }),
  change: endpoint({
    name: 'settings.change',
    summary: 'Changes settings of the organisation; what is not sent stays.',
    method: 'POST',
    path: '/api/settings/organisation',
    access: flag('settings', 'organisation'),
    module: 'settings',
    input: ChangeOrganisation,
    output: OpenSettings,
    errors: ['changed_meanwhile', 'files.not_available'],
    perMinute: CHANGES_A_MINUTE,
  }),
}
