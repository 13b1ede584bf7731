import { PICTURE_BYTES, PICTURE_SECONDS } from '@diwan/contract/files/limits'
import { makePicture, type PictureTask, type Pixels } from './make.ts'

/** What the process that decodes says: that it is there, then for each task what came of it; nothing for what is no picture. */
export type ChildReply = { readonly ready: true } | { readonly made: Pixels | null }

/** A decoder allocates far from the timer of JavaScript, which goes on: at a gigabyte a second this is a fiftieth of one. */
const LOOK_EVERY_MS = 20

const report = (said: ChildReply): void => void process.send?.(said)

/** Of its processor time: a machine that is busy with others refuses nobody's photo. */
function overspent(begun: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(begun)
  return user + system > PICTURE_SECONDS * 1_000_000 || process.memoryUsage.rss() > PICTURE_BYTES
}

async function work(task: PictureTask): Promise<void> {
  const begun = process.cpuUsage()
  const watch = setInterval(() => overspent(begun) && process.exit(1), LOOK_EVERY_MS)
  const made = await makePicture(task).catch(() => null)
  clearInterval(watch)
  report({ made })
}

process.on('message', (task: PictureTask) => void work(task))
process.on('disconnect', () => process.exit(0)) // the portal is gone
report({ ready: true })
