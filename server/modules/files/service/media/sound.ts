import type { SoundType } from '@diwan/contract/files/vocabulary'
import { readMp4 } from './mp4.ts'
import { readOgg } from './ogg.ts'
import { readWebm } from './webm.ts'

export interface Sound {
  readonly type: SoundType
  readonly seconds: number
}

/** Sound and nothing else, by content: what a browser records is called a film by its signature. Nothing for all else. */
export function soundIn(content: Buffer): Sound | null {
  const of = (type: SoundType, read: { seconds: number | null } | null): Sound | null =>
    read?.seconds ? { type, seconds: read.seconds } : null
  if (content.length < 16) return null
  if (content.readUInt32BE(0) === 0x1a45dfa3) return of('audio/webm', readWebm(content))
  if (content.toString('latin1', 0, 4) === 'OggS') return of('audio/ogg', readOgg(content))
  const film = readMp4(content)
  return film?.hasSound && !film.hasPicture ? of('audio/mp4', film) : null
}
