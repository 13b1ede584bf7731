import { PICTURE_SECONDS, PICTURES_AT_ONCE } from '@diwan/contract/files/limits'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTurns } from '../../../../kit/platform/turns.ts'
import type { ChildReply } from './child.ts'
import type { PictureTask, Pixels } from './make.ts'

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))
/** It begins in a quarter of a second; a list of pictures should wait for that once. */
const KEPT_WARM_MS = 60_000
const START_MS = 30_000
/** It counts its own seconds; one that no longer does is ended. */
const STUCK_MS = 4 * PICTURE_SECONDS * 1_000

/** For bytes that nobody trusts, a process that is told no secret and ends when it is asked too much. */
interface Decoder {
  readonly child: ChildProcess
  /** Nothing for what is no picture, takes too long or too much. */
  make(task: PictureTask): Promise<Pixels | null>
}

const warm = new Map<Decoder, NodeJS.Timeout>()
const turns = createTurns(PICTURES_AT_ONCE)

/** One at a time for each person, two in this process; nothing for what is no picture. */
export const decodePicture = (personId: string, task: PictureTask): Promise<Pixels | null> =>
  turns.take(personId, async () => {
    const decoder = warmOne() ?? (await begin())
    const made = await decoder.make(task)
    if (decoder.child.connected) keepWarm(decoder)
    return made
  })

async function begin(): Promise<Decoder> {
  const child = fork(PROGRAM, {
    execArgv: ['--max-old-space-size=64'],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const answer = async (ms: number): Promise<ChildReply | null> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    const said = once(child, 'message').then(([first]) => first as ChildReply)
    const first = await Promise.race([said, gone.then(() => null)])
    clearTimeout(timer)
    return first
  }
  if ((await answer(START_MS)) === null) throw new Error('the process that decodes pictures did not start')
  return {
    child,
    async make(task) {
      child.send(task)
      const said = await answer(STUCK_MS)
      if (said === null) await gone // what it wrote stays as it is from now on
      return said && 'made' in said ? said.made : null
    },
  }
}

/** The end of the portal does not wait for it; a minute without pictures, and it costs no memory. */
function keepWarm(decoder: Decoder): void {
  decoder.child.unref()
  decoder.child.channel?.unref()
  const end = (): void => {
    warm.delete(decoder)
    if (decoder.child.connected) decoder.child.disconnect()
  }
  warm.set(decoder, setTimeout(end, KEPT_WARM_MS).unref())
}

function warmOne(): Decoder | undefined {
  for (const [decoder, timer] of warm) {
    clearTimeout(timer)
    warm.delete(decoder)
    if (decoder.child.connected) return decoder
  }
  return undefined
}
