import type { BarMover } from '../../../kit/manifest.ts'

/** How tasks are moved, wherever they are drawn. */
export const taskMoves: readonly BarMover[] = [{ kind: 'task', days: 'working', load: () => import('./bar-move.ts') }]
