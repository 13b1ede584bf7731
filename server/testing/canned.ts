import type { CannedEndpoints } from '@diwan/contract/canned/endpoints'
import { insertObject } from '../kit/record/objects.ts'
import { insertCannedAnswer } from '../modules/canned/public.ts'
import { door, type Probes } from './probe.ts'
import { openedByFlag, proof } from './proof.ts'
import type { World } from './world.ts'

const written = { titleAr: 'رد', titleEn: 'Answer', textAr: 'نص', textEn: 'Text' }

interface Proved {
  readonly module: string
  readonly kind: string
  readonly endpoints: CannedEndpoints
  /** By which they are used and kept. */
  readonly use: `${string}.${string}`
  readonly keep: `${string}.${string}`
}

/** What a module proves of its canned answers. */
export function provedCanned({ module, kind, endpoints, use, keep }: Proved) {
  async function make(w: World): Promise<string> {
    const at = w.clock.now()
    const id = await insertObject(w.db, { kind, at })
    const texts = { title_ar: 'رد', title_en: 'Answer', text_ar: 'نص', text_en: 'Text' }
    await insertCannedAnswer(w.db, { id, module, ...texts, created_at: at })
    return id
  }
  const onOne = (rest: object) => async (_group: unknown, w: World) => ({ id: await make(w), version: 1, ...rest })
  const probes: Probes = [
    [endpoints.list, door(use)],
    [endpoints.create, door(keep, () => written)],
    [endpoints.change, door(keep, onOne(written))],
    [endpoints.delete, door(keep, onOne({}))],
  ]
  return proof({ kind, flag: keep, ...openedByFlag(make), probes })
}
