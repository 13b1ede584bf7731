import type { PortalModule } from '@diwan/contract/modules/schemas'
import type { readModules } from './queries.ts'

type ModuleRow = Awaited<ReturnType<typeof readModules>>[number]

export const presentModule = (row: ModuleRow): PortalModule => ({
  key: row.key,
  status: row.status as PortalModule['status'],
  version: row.version,
  hex_color: row.hex_color,
  gradient: { hexColor1: row.hex_color1, hexColor2: row.hex_color2 },
})
