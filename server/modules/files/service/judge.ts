import { FILM_SECONDS, MAX_SIDE, VOICE_SECONDS, VOICE_SECONDS_OVER } from '@diwan/contract/files/limits'
import type { FilePurpose, FileType } from '@diwan/contract/files/vocabulary'
import { readFile } from 'node:fs/promises'
import { openContent } from './content.ts'
import type { Mp4 } from './media/mp4.ts'
import { soundIn } from './media/sound.ts'
import { refuseFile } from './refuse.ts'
import { typeOf } from './type-of.ts'

export interface Judged {
  readonly type: FileType
  /** Of what is played; nothing where it does not say. */
  readonly media: { readonly seconds: number; readonly width: number | null; readonly height: number | null } | null
}

/** What a content is, and how long and large where it is played. A voice is sound alone, and not too long. */
export async function judge(purpose: FilePurpose, path: string): Promise<Judged | null> {
  if (purpose === 'voice') {
    const sound = soundIn(await readFile(path)) // never more than 10 MB
    if (sound && sound.seconds > VOICE_SECONDS + VOICE_SECONDS_OVER) refuseFile('file_long')
    return sound && { type: sound.type, media: { seconds: sound.seconds, width: null, height: null } }
  }
  await using content = await openContent(path)
  const found = await typeOf(content)
  return found && { type: found.type, media: found.film ? filmOf(found.film) : null }
}

/** Nobody here decodes it: what it says of itself is believed as far as it can be true. */
function filmOf({ seconds, width, height }: Mp4): Judged['media'] {
  if (seconds === null || seconds > FILM_SECONDS) return null
  const sides = width !== null && height !== null && Math.max(width, height) <= MAX_SIDE
  return { seconds, width: sides ? width : null, height: sides ? height : null }
}
