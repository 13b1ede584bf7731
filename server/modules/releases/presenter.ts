import { moduleEntries } from '@diwan/contract/releases/registry'
import type { ModuleChange, PortalModule, RegisteredModule } from '@diwan/contract/releases/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { ChangeRow, readModules, RegisteredRow } from './queries.ts'

type ModuleRow = Awaited<ReturnType<typeof readModules>>[number]

export const presentModule = (row: ModuleRow): PortalModule => ({
  key: row.key,
  status: row.status as PortalModule['status'],
  version: row.version,
  enabled: row.enabled,
  hex_color: row.hex_color,
  gradient: { hexColor1: row.hex_color1, hexColor2: row.hex_color2 },
})

export const presentRegistered = (row: RegisteredRow): RegisteredModule => {
  const entry = moduleEntries.find(({ key }) => key === row.key)
  return {
    ...presentModule(row),
    revision: row.revision,
    core: entry?.core === true,
    built: entry !== undefined && entry.status !== 'COMING_SOON',
    notesAr: row.notes_ar,
    notesEn: row.notes_en,
    changedDate: row.changed_at && toSeconds(row.changed_at),
    changedBy: row.changed_by_name,
  }
}

export const presentChange = (row: ChangeRow): ModuleChange => ({
  id: row.id,
  key: row.key,
  status: row.status as ModuleChange['status'],
  version: row.version,
  enabled: row.enabled,
  notesAr: row.notes_ar,
  notesEn: row.notes_en,
  by: row.changed_by_name,
  date: toSeconds(row.changed_at),
})
