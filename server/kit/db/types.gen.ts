// Written by tools/gather.mjs from every rows.gen.ts.
import type { Rows } from './rows.gen.ts'
import type { Rows as files } from '../../modules/files/rows.gen.ts'
import type { Rows as settings } from '../../modules/settings/rows.gen.ts'
import type { Rows as units } from '../../modules/units/rows.gen.ts'
import type { Rows as releases } from '../../modules/releases/rows.gen.ts'
import type { Rows as access } from '../../modules/access/rows.gen.ts'
import type { Rows as users } from '../../modules/users/rows.gen.ts'
import type { Rows as identity } from '../../modules/identity/rows.gen.ts'
import type { Rows as notifications } from '../../modules/notifications/rows.gen.ts'
import type { Rows as search } from '../../modules/search/rows.gen.ts'
import type { Rows as people } from '../../modules/people/rows.gen.ts'
import type { Rows as drafts } from '../../modules/drafts/rows.gen.ts'
import type { Rows as links } from '../../modules/links/rows.gen.ts'
import type { Rows as talk } from '../../modules/talk/rows.gen.ts'
import type { Rows as savedViews } from '../../modules/saved-views/rows.gen.ts'
import type { Rows as fields } from '../../modules/fields/rows.gen.ts'
import type { Rows as bulk } from '../../modules/bulk/rows.gen.ts'
import type { Rows as support } from '../../modules/support/rows.gen.ts'
import type { Rows as tickets } from '../../modules/tickets/rows.gen.ts'

/** The rows of all tables. */
export interface DB extends Rows, files, settings, units, releases, access, users, identity, notifications, search, people, drafts, links, talk, savedViews, fields, bulk, support, tickets {}
