import { contrast, isColour } from '@diwan/core/contrast'
import { emptyIfBlank } from '@diwan/core/blank-text'
import { isStorable } from '@diwan/core/storable-text'
import { stripBidiControls } from '@diwan/core/direction'
import { z } from 'zod'
import { RELEASE_STATUSES } from '../kit/manifest.ts'
import { Seconds, sought, Uuid, VersionFromZero } from '../kit/ids.ts'
import { INK } from '../settings/vocabulary.ts'
import { MAX_NOTES } from './limits.ts'
import { MODULE_CONTRAST } from './vocabulary.ts'

export const ReleaseStatus = z.enum(RELEASE_STATUSES)
export type ReleaseStatus = z.infer<typeof ReleaseStatus>

export const PortalModule = z.object({
  key: z.string(),
  status: ReleaseStatus,
  version: z.string(),
  /** Switched off by an administrator: in no menu, and its API refuses. */
  enabled: z.boolean(),
  hex_color: z.string(),
  gradient: z.object({ hexColor1: z.string(), hexColor2: z.string() }),
})
export type PortalModule = z.infer<typeof PortalModule>

/** Module keys one person's menus and guards know. */
export const ModuleLists = z.object({ admin: z.array(z.string()), user: z.array(z.string()) })
export type ModuleLists = z.infer<typeof ModuleLists>

/** As it is administered. */
export const RegisteredModule = PortalModule.extend({
  /** Moves with every change of the entry. */
  revision: z.int(),
  /** Never withdrawn. */
  core: z.boolean(),
  /** Part of this version of the portal: only then it can be released. */
  built: z.boolean(),
  notesAr: z.string(),
  notesEn: z.string(),
  changedDate: Seconds.nullable(),
  changedBy: z.string().nullable(),
})
export type RegisteredModule = z.infer<typeof RegisteredModule>

/** What a change brings, in each language; several lines, may be empty. */
const notes = z
  .string()
  .overwrite(stripBidiControls)
  .trim()
  .overwrite(emptyIfBlank)
  .max(MAX_NOTES)
  .refine(isStorable, 'not_storable')
  .default('')

/** https://semver.org, without build metadata. */
export const SemanticVersion = z
  .string()
  .trim()
  .max(40)
  .regex(/^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})(-[0-9A-Za-z][0-9A-Za-z.-]{0,20})?$/)

export const ModuleKeyInput = sought(40)
const changed = { key: ModuleKeyInput, revision: VersionFromZero, notesAr: notes, notesEn: notes }

export const ChangeStatus = z.strictObject({ ...changed, status: ReleaseStatus, enabled: z.boolean() })
export type ChangeStatus = z.infer<typeof ChangeStatus>

export const ChangeVersion = z.strictObject({ ...changed, version: SemanticVersion })
export type ChangeVersion = z.infer<typeof ChangeVersion>

/** A white sign stands on each of them, as on the colours of the organisation. */
const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .refine((text) => !isColour(text) || contrast(text, INK) >= MODULE_CONTRAST, 'contrast')

export const ChangeColours = z.strictObject({
  key: ModuleKeyInput,
  revision: VersionFromZero,
  hex_color: colour,
  hexColor1: colour,
  hexColor2: colour,
})
export type ChangeColours = z.infer<typeof ChangeColours>

/** One entry of a module's history: how it stood after a change. */
export const ModuleChange = z.object({
  id: Uuid,
  key: z.string(),
  status: ReleaseStatus,
  version: z.string(),
  enabled: z.boolean(),
  notesAr: z.string(),
  notesEn: z.string(),
  by: z.string().nullable(),
  date: Seconds,
})
export type ModuleChange = z.infer<typeof ModuleChange>
