import type { BarMover } from '../../../kit/manifest.ts'

/** With the file that registers the write. */
const loadMove = async () => (await Promise.all([import('./bar-move.ts'), import('../api.ts')]))[0]

/** How tasks are moved, wherever they are drawn. */
export const taskMoves: readonly BarMover[] = [{ kind: 'task', days: 'working', load: loadMove }]
