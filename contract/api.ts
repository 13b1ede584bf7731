import type { Endpoint } from './kit/endpoint.ts'
import { audit } from './audit/endpoints.ts'
import { drafts } from './drafts/endpoints.ts'
import { files } from './files/endpoints.ts'
import { access } from './access/endpoints.ts'
import { links } from './links/endpoints.ts'
import { accounts } from './users/endpoints/accounts.ts'
import { identity } from './identity/endpoints.ts'
import { profile } from './identity/endpoints/profile.ts'
import { modules } from './modules/endpoints.ts'
import { notifications } from './notifications/endpoints.ts'
import { synonyms } from './search/endpoints.ts'
import { settings } from './settings/endpoints.ts'
import { ticketBulk } from './tickets/endpoints/bulk.ts'
import { ticketCommands } from './tickets/endpoints/commands.ts'
import { tickets } from './tickets/endpoints.ts'
import { templates } from './tickets/endpoints/templates.ts'
import { partners } from './users/endpoints/partners.ts'
import { titles } from './users/endpoints/titles.ts'
import { users } from './users/endpoints/users.ts'
import { units } from './units/endpoints.ts'

/** Every endpoint of the portal: what the server mounts, the page describes, and the access test and fuzzer walk. */
export const api: readonly Endpoint[] = [
  audit,
  settings,
  synonyms,
  files,
  drafts,
  links,
  identity,
  profile,
  accounts,
  users,
  titles,
  partners,
  units,
  modules,
  access,
  notifications,
  tickets,
  templates,
  ticketBulk,
  ticketCommands,
].flatMap((group) => Object.values<Endpoint>(group))
